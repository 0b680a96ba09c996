import type { Template } from './template.ts'

const values = { person: '就诊人', item: '检查' } as const
const atTime = { ...values, time: '时间' } as const
const queued = { ...values, room: '地点' } as const

/** What examinations tell: orders, appointments, preparation and the queue. */
export const examTemplates = {
  exam_ordered: {
    moduleType: 'booking',
    event: '医生开了检查',
    title: '有检查等您预约',
    content: '医生给{就诊人}开了{检查}，请选择检查时间。',
    values,
  },
  exam_booked: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '检查预约成功',
    title: '检查预约成功',
    content: '{就诊人}的{检查}已约好：{时间}。来之前请看准备事项。',
    values: atTime,
  },
  exam_refused: {
    moduleType: 'booking',
    event: '检查没有约上',
    title: '检查没有约上',
    content: '{就诊人}的{检查}没有约上，原因请点击查看，可以另选时间。',
    values,
  },
  exam_prepare: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '检查前的准备',
    title: '检查前的准备',
    content: '{就诊人}{时间}做{检查}，请看：{准备}',
    values: { ...atTime, step: '准备' },
  },
  exam_cancelled: {
    moduleType: 'booking',
    event: '医院取消了检查',
    title: '检查已取消',
    content: '医院已取消{就诊人}的{检查}，如有疑问请联系开单科室。',
    values,
  },
  exam_given_back: {
    moduleType: 'booking',
    event: '医院取消了检查预约',
    title: '检查预约已取消',
    content: '医院取消了{就诊人}的{检查}预约（{时间}）：{原因}。检查单仍然有效，请另选时间。',
    values: { ...atTime, why: '原因' },
  },
  exam_missed: {
    moduleType: 'booking',
    event: '没有按时到检',
    title: '检查没有按时做',
    content: '{就诊人}的{检查}没有在预约的时间签到，请重新选择时间。',
    values,
  },
  exam_leave: {
    moduleType: 'booking',
    event: '排队快到了',
    title: '可以出发了',
    content: '{就诊人}的{检查}快要叫到了，请前往{地点}。',
    values: queued,
  },
  exam_called: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '叫到号了',
    title: '叫到您了',
    content: '叫到{就诊人}了（{检查}），请现在到{地点}。',
    values: queued,
  },
  exam_passed: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '过号了',
    title: '您已过号',
    content: '{就诊人}的{检查}已过号，请到{地点}的分诊台说明，会重新安排。',
    values: queued,
  },
  exam_item_ready: {
    moduleType: 'booking',
    event: '检测开单成功',
    title: '检测单已开好',
    content: '{就诊人}的{检查}已开单，请到采样点出示检测码。',
    values,
  },
  exam_item_refunded: {
    moduleType: 'booking',
    event: '检测单取消并退款',
    title: '检测单已取消，款项退回',
    content: '{就诊人}的{检查}已取消，已付的款项按原路退回。',
    values,
  },
} as const satisfies Readonly<Record<string, Template>>
