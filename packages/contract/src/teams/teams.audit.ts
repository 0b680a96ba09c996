/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const teamsAudit = {
  'team.create': '新建了团队',
  'team.change': '修改了团队资料',
  'team.banner.change': '修改了团队公告图',
  'team.offer.change': '修改了团队的图文咨询',
  'team.service.create': '新建了团队服务',
  'team.service.change': '修改了团队服务',
  'team.member.add': '添加了团队成员',
  'team.member.remove': '移除了团队成员',
  'team.member.lead': '更换了团队首席',
  'team.member.order': '调整了团队成员的顺序',
} as const
