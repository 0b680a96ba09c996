/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const questionnaireAudit = {
  'questionnaire.read': '查看了您的问卷',
  'questionnaire.contact': '因您的问卷需要关注，查看了您的联系电话',
  'questionnaire.export': '把您的问卷答卷导出给其他系统',
  'questionnaire.list': '查看了您的问卷列表',
  'questionnaire.fill': '替您填写了问卷',
  'questionnaire.assign': '请您填写一份问卷',
  'questionnaire.withdraw': '撤回了一份请您填写的问卷',
  'questionnaire.seen': '处理了您需要关注的问卷',
  'questionnaire.write': '修改了问卷的草稿',
  'questionnaire.publish': '发布或停用了问卷',
} as const
