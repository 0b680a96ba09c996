/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const feesAudit = {
  'fees.read': '查看了您的医院账单',
  'fees.pay': '为您办理了医院缴费',
  'fees.list': '查看了医院缴费记录',
  'fees.desk.read': '查看了您的缴费详情',
  'fees.gap': '处理了对账差异',
  'fees.retry': '重新通知了医院或退款',
} as const
