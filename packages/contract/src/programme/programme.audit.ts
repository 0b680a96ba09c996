/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const programmeAudit = {
  'programme.write': '修改了专区的草稿',
  'programme.submit': '提交了专区审核',
  'programme.publish': '发布了专区',
  'programme.send_back': '退回了专区的修改',
  'programme.drop': '放弃了专区的修改',
  'programme.withdraw': '下线了专区',
  'programme.apply': '提交了专区申请',
  'programme.change': '处理了自己的专区申请',
  'programme.read': '查看了专区申请',
  'programme.list': '查看了专区申请列表',
  'programme.seen': '查看并处理了专区申请中的危险信号',
  'programme.answer': '处理了专区申请',
  'programme.talk': '在专区申请中发送了消息',
} as const
