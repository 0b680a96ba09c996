/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const groupsAudit = {
  'group.apply': '为您申请加入患者群',
  'group.read': '查看了您在患者群中的消息',
  'group.applications': '查看了您的入群申请',
  'group.members': '查看了您所在患者群的成员名单',
  'group.alerts': '查看了患者群中需要处理的消息',
  'group.approve': '通过了您的入群申请',
  'group.decline': '未通过您的入群申请',
  'group.save': '修改了患者群资料',
  'group.doctors': '调整了患者群的医生',
  'group.faq': '修改了患者群的常见问题',
  'group.say': '在患者群中发言',
  'group.announce': '发布了患者群公告',
  'group.message.remove': '移除了患者群中的消息',
  'group.mute': '调整了您在患者群中的发言权限',
  'group.remove': '将您移出了患者群',
  'group.alert.settle': '处理了患者群中的提醒',
} as const
