/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const messagesAudit = {
  'message.template.change': '修改了消息模板',
  'message.template.reset': '恢复了消息模板',
} as const
