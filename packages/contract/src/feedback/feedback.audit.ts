/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const feedbackAudit = {
  'feedback.read': '查看了您的意见反馈',
  'feedback.answer': '答复了您的意见反馈',
  'feedback.close': '办结了您的意见反馈',
} as const
