/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const daySurgeryAudit = {
  'surgery.read': '查看了手术安排和进展',
  'surgery.list': '查看了手术列表',
  'surgery.companion': '填写了手术的陪同人',
  'surgery.report': '登记了手术的进展',
  'surgery.insure': '办理了手术保险',
} as const
