/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const thirdAudit = {
  'third.code': '打开了合作方的页面，告知了姓名、性别和年龄',
} as const
