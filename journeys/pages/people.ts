import { own, type PagesOf } from './page-at.ts'

export const peoplePages: PagesOf = samples => [
  own('/my/patient', '', ['添加就诊人', '王秀英', '本人']),
  own('/my/compat/add', '', ['添加就诊人', '下一步']),
  own('/my/compat/phone', `?compatId=${samples.personId}&type=update`, ['姓名', '身份证号', '获取验证码']),
  own('/detailUsual', `?compatId=${samples.personId}`, ['姓名', '身份证', '手机', '婚姻', '删除']),
  own('/detailUsual', `?compatId=${samples.childId}`, ['监护人', '关系', '删除']),
  own('/my/jhr/add', `?compatId=${samples.childId}`, ['监护人姓名', '监护人身份证号', '监护人手机号', '保存']),
]
