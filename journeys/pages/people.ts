import { hospitalAccountPages } from '@nethos/contract/hospital-account/hospital-account.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

/** Those of the accounts at the hospitals too: the list of routes counts them to the people. */
export const visits: VisitsOf = samples => [
  visit(peoplePages.people, {}, ['添加就诊人', '王秀英', '本人']),
  visit(peoplePages.add, {}, ['添加就诊人', '下一步']),
  visit(peoplePages.mobile, { compatId: samples.personId, type: 'update' }, ['姓名', '身份证号', '获取验证码']),
  visit(peoplePages.person, { compatId: samples.personId }, ['姓名', '身份证', '手机', '婚姻', '删除']),
  visit(peoplePages.person, { compatId: samples.childId }, ['监护人', '关系', '删除']),
  visit(peoplePages.guardian, { compatId: samples.childId }, ['监护人姓名', '监护人身份证号', '监护人手机号', '保存']),
  visit(peoplePages.realName, { compatId: samples.personId }, [
    '医院认证',
    '公安认证',
    '运营商认证',
    '暂未开通',
    '已认证',
    '5次',
  ]),
  visit(hospitalAccountPages.choose, { action: 'auth', compatId: samples.personId }, [
    '选择医院',
    '宁禾大学附属第一医院',
    '已绑定 病案号',
  ]),
  visit(hospitalAccountPages.choose, { action: 'auth', compatId: samples.personId, bookHosId: 'h1' }, [
    '绑定医院帐号',
    '病案号',
  ]),
  visit(hospitalAccountPages.choose, { action: 'auth', compatId: samples.fatherId, bookHosId: 'h2' }, [
    '该就诊人没有在医院建过档，需要实名认证并新建病案号',
  ]),
  visit(hospitalAccountPages.incomplete, { code: '3', compatId: samples.personId, platHosId: 'h1' }, [
    '您在医院预留的手机号、现住址缺失或不完整，请重新填写',
    '填写手机号',
    '填写现住址',
    '王秀英',
  ]),
  visit(hospitalAccountPages.chooseCard, { compatId: samples.personId, platHosId: 'h1' }, ['选择就诊卡', '就诊卡号']),
  visit(hospitalAccountPages.files, { compatId: samples.personId }, [
    '院内地址',
    '宁禾大学附属第一医院',
    '就诊卡号',
    '现住址',
    '修改',
  ]),
  visit(hospitalAccountPages.proveIdCard, { compatId: samples.personId, platHosId: 'h1' }, [
    '身份验证',
    '姓名',
    '身份证号',
    '下一步',
  ]),
  visit(hospitalAccountPages.edit, { compatId: samples.personId, platHosId: 'h1' }, [
    '修改院内地址',
    '地区',
    '详细地址',
    '保存',
  ]),
  visit(hospitalAccountPages.edit, { type: 'new', compatId: samples.fatherId, bookHosId: 'h2', title: '新建病案号' }, [
    '新建病案号',
    '地区',
    '详细地址',
    '新建',
  ]),
  visit(hospitalAccountPages.result, { compatId: samples.personId }, ['修改成功', '返回']),
]
