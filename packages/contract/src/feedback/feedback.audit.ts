/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const feedbackAudit = {
  'feedback.read': '查看了您的意见反馈',
  'feedback.answer': '答复了您的意见反馈',
  'feedback.close': '办结了您的意见反馈',
  'complaint.open': '把您的意见反馈转为投诉处理',
  'complaint.record': '登记了您通过电话、来信或当面提出的投诉',
  'complaint.read': '查看了您的投诉',
  'complaint.consult.read': '为处理您的投诉查看了咨询内容',
  'complaint.assign': '受理或转交了您的投诉',
  'complaint.note': '记录了投诉处理情况',
  'complaint.extend': '延长了投诉处理时限',
  'complaint.answer': '答复了您的投诉',
  'complaint.close': '办结了您的投诉',
} as const
