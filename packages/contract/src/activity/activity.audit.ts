/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const activityAudit = {
  'rank.create': '新建了人气榜',
  'rank.edit': '修改了人气榜',
  'rank.strike': '剔除了可疑点赞',
  'rank.restore': '恢复了被剔除的点赞',
  'annual_report.mobile': '登记了医生年度报告的手机号',
  'promotion.export': '导出了推广统计',
  'campaign.write': '编辑了活动页',
  'campaign.publish': '发布或下线了活动页',
} as const
