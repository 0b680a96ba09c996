/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const grantsAudit = {
  'grant.ask': '申请为您代办',
  'grant.give': '同意了代办授权',
  'grant.refuse': '没有同意代办授权',
  'grant.revoke': '收回了代办授权',
  'grant.end': '结束了代办',
} as const
