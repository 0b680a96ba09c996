import type { Template } from './template.ts'

const waitlistValues = { person: '就诊人', doctor: '医生', time: '时间' } as const

/** What the waitlist and the draw tell. */
export const fairTemplates = {
  waitlist_offered: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '候补的门诊有号了',
    title: '您候补的号来了',
    content: '{就诊人}候补的{医生}{时间}有号了，为您保留到{截止时间}。请尽快确认，超时将顺延给下一位。',
    values: { ...waitlistValues, until: '截止时间' },
  },
  waitlist_missed: {
    moduleType: 'booking',
    event: '候补的号超时未确认',
    title: '候补的号已顺延',
    content: '{就诊人}候补的{医生}{时间}没有及时确认，已顺延给下一位。候补继续，位置排到队尾；再次超时，候补结束。',
    values: waitlistValues,
  },
  waitlist_dropped: {
    moduleType: 'booking',
    event: '多次未确认，候补结束',
    title: '候补已结束',
    content: '{就诊人}候补的{医生}{时间}又没有及时确认，候补已结束。仍需要时可以重新申请。',
    values: waitlistValues,
  },
  waitlist_taken_away: {
    moduleType: 'booking',
    event: '为候补保留的号被医院收回',
    title: '为您保留的号已被医院收回',
    content: '{就诊人}候补的{医生}{时间}已被医院收回（窗口挂走或停诊）。您的位置不变，继续为您候补。',
    values: waitlistValues,
  },
  waitlist_over: {
    moduleType: 'booking',
    event: '候补的门诊都已开始',
    title: '候补已到期',
    content: '{就诊人}候补的门诊都已开始，没有等到退号。可以候补或预约其他时间。',
    values: { person: '就诊人' },
  },
  draw_won: {
    moduleType: 'booking',
    event: '摇号中签',
    title: '摇号中签了',
    content: '{就诊人}已摇中{医生}{时间}的号。请在15分钟内支付，超时将顺延给下一位。',
    values: waitlistValues,
  },
  draw_later: {
    moduleType: 'booking',
    event: '摇号排在后面，等最后一轮',
    title: '摇号还有余号，您排到最后一轮',
    content:
      '{就诊人}登记的{医生}{时间}还有余号。近期得过号或有退号等记录的排在后面，{派号时间}仍有号就派给您，不用再登记；不想等可以退出。',
    values: { ...waitlistValues, until: '派号时间' },
  },
  draw_lost: {
    moduleType: 'booking',
    event: '摇号未中签',
    title: '摇号未中签',
    content: '{就诊人}没有摇中{医生}{时间}的号，{说明}。点击查看摇号顺序和验证方法。',
    values: { ...waitlistValues, reason: '说明' },
  },
  draw_passed: {
    moduleType: 'booking',
    event: '摇号轮到时不能挂号',
    title: '摇号轮到您，但未能挂号',
    content: '{就诊人}摇中了{医生}{时间}的号，但未能挂号：{说明}。',
    values: { ...waitlistValues, reason: '说明' },
  },
} as const satisfies Readonly<Record<string, Template>>
