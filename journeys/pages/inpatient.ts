import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, fatherId, processId }) => [
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
  visit(inpatientPages.card, { compatId }, ['住院卡', '王秀英', '病案号', '骨科', '待登记']),
  visit(inpatientPages.prepare, { compatId }, ['入院前准备', '白细胞', '收缩压', '待检验', '待检查', '保存']),
  visit(inpatientPages.ward, { compatId: fatherId }, ['我的住院', '今日安排', '责任护士', '探视', '病区须知']),
  visit(inpatientPages.discharge, { compatId }, ['出院小结', '王秀英', '其他住院', '普通外科出院小结']),
]
