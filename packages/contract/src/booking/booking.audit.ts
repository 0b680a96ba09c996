/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const bookingAudit = {
  'booking.start': '为您挂了号',
  'booking.read': '查看了您的挂号',
  'booking.list': '在挂号列表中看到了您的挂号',
  'booking.cancel': '退掉了您的挂号',
  'booking.change': '更改了您的就诊时间',
  'booking.illness': '填写了您的就诊前病史',
  'booking.bar': '暂停了您的预约',
  'booking.line.read': '查看了您的候补',
  'booking.ban.lift': '解除了暂停预约',
  'booking.appeal.answer': '处理了暂停预约的申诉',
  'booking.rule.change': '修改了医院的预约规则',
  'waitlist.join': '为您申请了候补',
  'waitlist.accept': '为您接受了候补的号',
  'draw.enter': '为您登记了摇号',
} as const
