/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const supervisionAudit = {
  'supervision.report': '依法上报了省级监管平台',
  'supervision.report.retry': '重新上报了被监管平台退回的记录',
  'supervision.difference.close': '处理了与监管平台的差异',
} as const
