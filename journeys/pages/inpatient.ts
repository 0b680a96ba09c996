import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, processId }) => [
  visit(inpatientPages.admission, { compatId }, [
    '入院办理',
    '王秀英',
    '办理步骤',
    '住院登记',
    '入院前准备',
    '入院宣教',
  ]),
  visit(inpatientPages.admissionNews, { id: processId }, ['入院宣教', '来源', '我已知晓']),
  visit(inpatientPages.choosePerson, {}, ['选择就诊人', '王秀英', '病案号', '出院']),
  visit(inpatientPages.register, { compatId }, ['住院登记', '联系人姓名', '现住址', '医保类型', '提交登记']),
  visit(inpatientPages.registered, { compatId }, ['登记结果', '查看住院卡', '入院前准备']),
  visit(inpatientPages.settings, { compatId }, ['住院预约设置', '床位类型', '希望入院的日期', '个人需求', '保存']),
  visit(inpatientPages.card, { compatId }, ['住院卡', '王秀英', '病案号', '普通外科', '待登记']),
  visit(inpatientPages.prepare, { compatId }, ['入院前准备', '白细胞', '收缩压', '待检验', '待检查', '保存']),
  visit(inpatientPages.ward, { compatId }, ['我的住院', '王秀英']),
  visit(inpatientPages.discharge, { compatId }, ['出院小结', '王秀英']),
]
