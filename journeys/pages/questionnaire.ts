import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, toFill, filledIn }) => [
  visit(questionnairePages.home, {}, ['门诊问卷', '住院问卷', '随访问卷', '待填写']),
  visit(questionnairePages.inpatient, { compatId }, ['住院满意度问卷', '王秀英', '未填写']),
  visit(questionnairePages.list, { compatId }, ['抑郁筛查（PHQ-9）', '已填写', '未填写']),
  visit(questionnairePages.followUps, { compatId }, ['焦虑筛查（GAD-7）', '术后随访', '未填写']),
  visit(questionnairePages.detail, { id: filledIn }, ['填写的内容', '做什么事都提不起劲', 'PHQ-9 总分']),
  visit(questionnairePages.fillIn, { id: toFill }, ['感到紧张', '几乎每天']),
  visit(questionnairePages.fillInFollowUp, { id: toFill }, ['感到紧张', '几乎每天']),
  visit(questionnairePages.fillInInpatient, { id: toFill }, ['感到紧张', '几乎每天']),
  visit(questionnairePages.sent, { id: filledIn }, ['谢谢您的填写', '返回列表']),
  visit(questionnairePages.followUpResult, { id: filledIn }, ['PHQ-9 总分', '历次结果', '返回列表']),
]
