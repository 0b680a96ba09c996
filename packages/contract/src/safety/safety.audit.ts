/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const safetyAudit = {
  'near_miss.close': '处理了工作人员上报的隐患',
} as const
