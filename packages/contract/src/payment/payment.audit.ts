/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const paymentAudit = {
  'payment.open': '为您办理了缴费',
  'order.list': '查看了订单列表',
  'order.read': '查看了您的订单',
  'order.export': '导出了订单明细',
  'invoice.list': '查看了电子发票列表',
  'refund.retry': '重新办理了退款',
  'refund.settle': '线下办结了退款',
  'refund.part': '为您办理了退款',
  'refund.part.ask': '为您申请了退款，等待复核',
  'refund.part.approve': '复核通过了您的退款',
  'refund.part.refuse': '复核没有通过您的退款',
  'refund.part.withdraw': '撤回了为您提交的退款申请',
  'bill.check': '核对了当日账单',
  'bill.difference.settle': '提出了对账差异的处理意见',
  'bill.difference.confirm': '复核了对账差异的处理意见',
  'bill.difference.reopen': '退回了对账差异的处理意见',
} as const
