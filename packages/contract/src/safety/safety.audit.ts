/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const safetyAudit = {
  'incident.search': '排查安全事件时看到了您的记录摘要',
  'near_miss.close': '处理了工作人员上报的隐患',
} as const
