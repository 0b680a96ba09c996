/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const recordAudit = {
  'record.read': '查看了您的健康档案',
  'record.change': '修改了您的健康档案',
  'record.remove': '删除了您的就诊记录',
} as const
