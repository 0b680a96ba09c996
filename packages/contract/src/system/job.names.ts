/** The kinds of work that the server does by itself, as administrators read them. */
const jobTitles: Readonly<Record<string, string>> = {
  'archive.build': '导出个人资料',
  'archive.drop': '删除过期的导出资料',
  'booking.ask': '向医院核对挂号',
  'booking.confirm': '向医院确认挂号',
  'booking.hold': '向医院占号',
  'booking.illness': '把病情发给医院',
  'booking.release': '向医院退号',
  'clinics.ask': '读取医院号源',
  'clinics.list': '读取医院出诊安排',
  'payment.ask': '向支付平台核对支付',
  'payment.bill': '下载支付平台账单',
  'payment.close': '关闭未付的支付单',
  'payment.invoice': '开具发票',
  'payment.refund': '退款',
  'renewal.prescription-pdf': '生成处方文件',
  'shell.template': '发送微信通知',
  'sms.send': '发送短信',
  'supervision.check': '与监管平台核对',
  'supervision.send': '上报监管平台',
}
export const jobTitle = (job: string): string => jobTitles[job] ?? job
