import type { Template } from './template.ts'

const bookingValues = { person: '就诊人', dept: '科室', doctor: '医生', time: '就诊时间', hospital: '医院' } as const

/** What a booking tells. */
export const bookingTemplates = {
  booking_to_pay: {
    moduleType: 'booking',
    event: '取号成功，等待支付',
    title: '挂号待支付',
    content: '{就诊人}在{医院}{科室}的号已为您保留。请在15分钟内完成支付，超时自动释放。',
    values: bookingValues,
  },
  booking_booked: {
    moduleType: 'booking',
    event: '预约成功',
    title: '预约成功',
    content: '{就诊人}：{就诊时间}，{医院}{科室}{医生}。取号码和就诊须知请点击查看。',
    values: bookingValues,
  },
  booking_changed: {
    moduleType: 'booking',
    event: '改约成功',
    title: '改约成功',
    content: '{就诊人}的预约已改到{就诊时间}，{医院}{科室}{医生}。原来的号已退回，挂号费随新预约。',
    values: bookingValues,
  },
  booking_not_changed: {
    moduleType: 'booking',
    event: '改约没有成功，原预约不变',
    title: '改约未成功',
    content: '{就诊人}改约到{就诊时间}没有成功，原来的预约保持不变。点击查看。',
    values: bookingValues,
  },
  booking_refused: {
    moduleType: 'booking',
    event: '医院没有给号',
    title: '预约未成功',
    content: '{就诊人}在{医院}{科室}（{就诊时间}）的预约没有成功，已支付的费用会原路退回。点击查看其他时间。',
    values: bookingValues,
  },
  booking_expired: {
    moduleType: 'booking',
    event: '超时未支付，号源释放',
    title: '挂号超时取消',
    content: '{就诊人}在{医院}{科室}的号超时未支付，已自动释放。如仍需要，请重新预约。',
    values: bookingValues,
  },
  booking_stopped: {
    moduleType: 'booking',
    event: '门诊停诊',
    title: '您预约的门诊停诊了',
    content: '{就诊人}预约的{就诊时间}{医院}{科室}{医生}停诊。点击查看：可改到同级别的其他时间，或立即全额退款。',
    values: bookingValues,
  },
  booking_doctor_changed: {
    moduleType: 'booking',
    event: '出诊医生调整',
    title: '出诊医生有调整',
    content: '{就诊人}预约的{就诊时间}{医院}{科室}，改由{医生}出诊。如不合适，可免费退号，不计次数。',
    values: bookingValues,
  },
  booking_tomorrow: {
    moduleType: 'booking',
    event: '就诊前一天提醒',
    title: '明天就诊提醒',
    content: '{就诊人}：{就诊时间}，{医院}{科室}{医生}。请带好证件，凭取号码取号报到。',
    values: bookingValues,
  },
  clinic_near: {
    moduleType: 'booking',
    event: '候诊快到了',
    title: '快到您了',
    content: '{就诊人}前面只有{人数}位了，请到{诊室}门口候诊。',
    values: { person: '就诊人', before: '人数', room: '诊室' },
  },
  clinic_called: {
    moduleType: 'booking',
    event: '叫到号了',
    title: '叫到您了',
    content: '叫到{就诊人}了，请现在到{诊室}就诊。',
    values: { person: '就诊人', room: '诊室' },
  },
  clinic_passed: {
    moduleType: 'booking',
    event: '过号了',
    title: '您已过号',
    content: '{就诊人}已过号，请到分诊台说明，会重新安排。',
    values: { person: '就诊人' },
  },
  booking_banned: {
    moduleType: 'booking',
    event: '频繁退号，暂停预约',
    title: '预约功能已暂停',
    content: '{就诊人}因频繁退号，预约已暂停至{日期}。如有疑问，请点击提交申诉。',
    values: { person: '就诊人', day: '日期' },
  },
  /** For anything else than giving back. */
  booking_paused: {
    moduleType: 'booking',
    event: '取号未支付或爽约，暂停预约',
    title: '预约功能已暂停',
    content: '{就诊人}{原因}，预约已暂停至{日期}。如有疑问，请点击提交申诉。',
    values: { person: '就诊人', reason: '原因', day: '日期' },
  },
  booking_ban_near: {
    moduleType: 'booking',
    event: '再有一次将暂停预约',
    title: '预约提醒',
    content: '{就诊人}{原因}，再有一次将暂停预约{天数}天。来不了时请尽早退号，或点“我来不了”。',
    values: { person: '就诊人', reason: '原因', days: '天数' },
  },
  booking_ban_lifted: {
    moduleType: 'booking',
    event: '暂停预约已解除',
    title: '预约功能已恢复',
    content: '{就诊人}的预约已恢复，可以正常挂号。',
    values: { person: '就诊人' },
  },
  booking_appeal_refused: {
    moduleType: 'booking',
    event: '申诉没有通过',
    title: '申诉未通过',
    content: '{就诊人}的申诉没有通过，点击查看医院的说明。',
    values: { person: '就诊人' },
  },
} as const satisfies Readonly<Record<string, Template>>
