/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const notifyAudit = {
  'staff.notice.change': '修改了自己的通知设置',
} as const
