/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const dutyAudit = {
  'duty.change': '修改了科室的值班名单',
} as const
