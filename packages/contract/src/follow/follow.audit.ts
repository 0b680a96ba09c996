/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const followAudit = {
  'follow.list': '在关注列表中看到了消息的摘要',
  'follow.read': '查看了您与医生的聊天',
  'follow.reply': '回复了您的消息',
} as const
