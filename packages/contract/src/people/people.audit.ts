/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const peopleAudit = {
  'person.remove': '删除了就诊人',
  'person.verify': '进行了公安实名认证',
} as const
