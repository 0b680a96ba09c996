/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const auditAudit = {
  'audit.read': '查询了访问记录',
  'list.export': '把列表导出为表格',
} as const
