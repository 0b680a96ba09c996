/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const lookupAudit = {
  'lookup.list': '在工作台的查找结果中看到了您的记录',
} as const
