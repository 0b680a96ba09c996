/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const reportsAudit = {
  'report.list': '查看了您的报告列表',
  'report.read': '查看了您的报告',
  'report.consult': '带着您的报告发起了咨询',
  'report.pay': '支付了您的报告',
  'report.share': '把您的报告做成了分享链接',
  'report.share.open': '凭分享链接查看了您的报告',
  'report.open': '与您沟通后开放了报告',
  'lab.write': '编辑了检验知识或编码对照',
  'lab.publish': '发布或下线了检验知识或编码对照',
  'report.hold.keep': '修改了报告的开放规则',
  'report.arrival.open': '查看了未能识别的报告',
  'report.arrival.settle': '处理了未能识别的报告',
} as const
