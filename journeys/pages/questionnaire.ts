import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = ({ personId: compatId, toFill, followUpToFill, inpatientToFill, filledIn }) => [
  visit(questionnairePages.home, {}, ['门诊问卷', '住院问卷', '随访问卷', '份待填写'], {
    leads: [questionnairePages.list.at, questionnairePages.inpatient.at, questionnairePages.followUps.at],
  }),
  visit(questionnairePages.inpatient, { compatId }, ['住院满意度问卷', '王秀英', '未填写', '2026-'], {
    leads: [questionnairePages.fillInInpatient.at],
  }),
  visit(questionnairePages.list, { compatId }, ['抑郁筛查（PHQ-9）', '已填写', '未填写', '2026-'], {
    leads: [questionnairePages.fillIn.at, questionnairePages.detail.at],
  }),
  visit(questionnairePages.followUps, { compatId }, ['焦虑筛查（GAD-7）', '术后随访', '2026-', '已填写'], {
    leads: [questionnairePages.fillInFollowUp.at, questionnairePages.followUpResult.at],
  }),
  visit(questionnairePages.detail, { id: filledIn }, ['填写的内容', '做什么事都提不起劲', '有几天', 'PHQ-9 总分']),
  visit(questionnairePages.fillIn, { id: toFill }, ['感到紧张', '几乎每天', '提交']),
  visit(questionnairePages.fillInFollowUp, { id: followUpToFill }, ['术后随访', '哪天做的手术？', '可多选', '下一页']),
  visit(questionnairePages.fillInInpatient, { id: inpatientToFill }, ['住院满意度问卷', '医生的查房和解释', '下一页']),
  visit(questionnairePages.sent, { id: filledIn }, ['谢谢您的填写', '返回列表'], {
    leads: [questionnairePages.list.at],
  }),
  visit(
    questionnairePages.followUpResult,
    { id: filledIn },
    ['PHQ-9 总分', '请把结果给医生看', '历次结果', '返回列表'],
    {
      leads: [questionnairePages.followUps.at],
    },
  ),
]
