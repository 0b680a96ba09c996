/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const checkupAudit = {
  'checkup.read': '查看了体检订单',
  'checkup.list': '查看了体检订单列表',
  'checkup.book': '预约、改期或取消了体检',
  'checkup.confirm': '处理了体检订单',
  'checkup.company': '处理了团体体检',
  'checkup.records.read': '查看了线下体检记录',
} as const
