import { limitedText } from '../common/text.ts'
import * as z from 'zod/mini'
import { sentenceOf } from '../rule.ts'
import type { ModuleType } from './messages.modules.ts'

/** What a domain tells of, and the words that it is told in unless the hospital has written its own. */
interface Template {
  moduleType: ModuleType
  /** What has happened, for whoever edits the words. */
  event: string
  /** {医生} stands where the value goes; only what `values` names. */
  title: string
  content: string
  /** Our key of a value → the word that stands for it in braces. */
  values: Readonly<Record<string, string>>
}

const consultValues = { kind: '项目', doctor: '医生', person: '就诊人' } as const
const renewalValues = { person: '就诊人', doctor: '医生' } as const
const waitlistValues = { person: '就诊人', doctor: '医生', time: '时间' } as const
const moneyValues = { subject: '项目', amount: '金额', expectedOn: '预计日期' } as const

const bookingValues = { person: '就诊人', dept: '科室', doctor: '医生', time: '就诊时间', hospital: '医院' } as const

/** All events that put a message into an account's box. A new producer adds a row here (see docs/words.md, message). */
export const messageTemplates = {
  consult_to_pay: {
    moduleType: 'consult',
    event: '咨询已提交，等待支付',
    title: '{项目}待支付',
    content: '{就诊人}向{医生}发起的{项目}还没有支付。请在15分钟内完成支付，超时订单自动取消。',
    values: consultValues,
  },
  consult_replied: {
    moduleType: 'consult',
    event: '医生回复了咨询',
    title: '{医生}回复了您',
    content: '{就诊人}的{项目}有新的回复，点击查看。',
    values: consultValues,
  },
  consult_supplement_asked: {
    moduleType: 'consult',
    event: '医生请患者补充资料',
    title: '{医生}希望您补充资料',
    content: '{就诊人}的{项目}需要补充资料，医生看到后才能更好地解答。点击查看。',
    values: consultValues,
  },
  consult_ended: {
    moduleType: 'consult',
    event: '咨询已结束，等待评价',
    title: '{项目}已结束',
    content: '{就诊人}向{医生}的{项目}已结束。欢迎您为本次服务评价。',
    values: consultValues,
  },
  consult_cancelled: {
    moduleType: 'consult',
    event: '咨询没有得到解答，已取消或结束',
    title: '{项目}未能解答',
    content: '{医生}未能为{就诊人}解答，{项目}已取消，原因请点击查看。已支付的费用会原路退回。',
    values: consultValues,
  },
  consult_expired: {
    moduleType: 'consult',
    event: '超时未支付，咨询自动取消',
    title: '{项目}超时取消',
    content: '{就诊人}向{医生}的{项目}超出支付时间，已自动取消。如仍需要，请重新发起。',
    values: consultValues,
  },
  renewal_to_pay: {
    moduleType: 'renewal',
    event: '处方审核通过，等待缴费',
    title: '处方已审核通过，请缴费',
    content: '{就诊人}的续方处方已由{医生}开具、药师审核通过。请在3天内完成缴费，逾期处方失效。',
    values: renewalValues,
  },
  renewal_refused: {
    moduleType: 'renewal',
    event: '医生没有开具续方',
    title: '续方申请未通过',
    content: '{就诊人}向{医生}申请的线上续方没有通过，原因请点击查看。',
    values: renewalValues,
  },
  renewal_cancelled: {
    moduleType: 'renewal',
    event: '线上续方已取消',
    title: '线上续方已取消',
    content: '{就诊人}向{医生}申请的线上续方已取消，原因请点击查看。',
    values: renewalValues,
  },
  renewal_sent: {
    moduleType: 'renewal',
    event: '药品已寄出',
    title: '药品已寄出',
    content: '{就诊人}的药品已寄出，点击查看快递单号。收到后请核对药品，确认收货。',
    values: renewalValues,
  },
  renewal_ready: {
    moduleType: 'renewal',
    event: '药品已配好，等待取药',
    title: '药品已配好，请来取药',
    content: '{就诊人}的药品已配好，请带好证件在7天内到医院药房取药。',
    values: renewalValues,
  },
  renewal_refunded: {
    moduleType: 'renewal',
    event: '续方费用已退',
    title: '续方费用已退',
    content: '{就诊人}已取消的线上续方，费用已经退回。',
    values: renewalValues,
  },
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
  booking_banned: {
    moduleType: 'booking',
    event: '频繁退号，暂停预约',
    title: '预约功能已暂停',
    content: '{就诊人}因频繁退号，预约已暂停至{日期}。如有疑问，请点击提交申诉。',
    values: { person: '就诊人', day: '日期' },
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
  medication_time: {
    moduleType: 'renewal',
    event: '到了服药的时间',
    title: '该用药了',
    content: '{就诊人}现在该用：{药品}。请按处方用药，如有不适，请及时到线下医院就诊。',
    values: { person: '就诊人', drugs: '药品' },
  },
  waitlist_offered: {
    moduleType: 'booking',
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
  refund_requested: {
    moduleType: 'payment',
    event: '退款已受理',
    title: '退款已受理',
    content: '{项目}的 {金额} 正在退回，将在7-10个工作日内退回原支付账户，预计{预计日期}前到账。',
    values: moneyValues,
  },
  refund_done: {
    moduleType: 'payment',
    event: '退款完成',
    title: '退款完成',
    content: '{项目}的 {金额} 已退回原支付账户，请留意账户变动。',
    values: moneyValues,
  },
  coupon_ending: {
    moduleType: 'coupon',
    event: '优惠券即将到期',
    title: '优惠券即将到期',
    content: '您的「{礼券}」有效期至{日期}，在线咨询付款时可以使用，过期自动失效。',
    values: { coupon: '礼券', day: '日期' },
  },
  coupon_given: {
    moduleType: 'coupon',
    event: '医院赠送了优惠券',
    title: '您收到一张优惠券',
    content: '医院赠送您「{礼券}」，有效期至{日期}，在线咨询付款时可以使用。',
    values: { coupon: '礼券', day: '日期' },
  },
  feedback_answered: {
    moduleType: 'feedback',
    event: '医院答复了意见反馈',
    title: '您的反馈有了答复',
    content: '您反馈的「{主题}」已有答复，点击查看。',
    values: { subject: '主题' },
  },
} as const satisfies Readonly<Record<string, Template>>

export type MessageType = keyof typeof messageTemplates
export const messageTypes = Object.keys(messageTemplates) as MessageType[]
export const messageType = z.enum(messageTypes)
/** The values that an event wants, by our keys. */
export type ValuesOf<T extends MessageType> = Readonly<
  Record<keyof (typeof messageTemplates)[T]['values'] & string, string>
>

const titleRule = limitedText('标题', 40)
const contentRule = limitedText('内容', 300)
const braces = /\{([^{}]*)\}/g

/** What is wrong with words that somebody has written for an event; undefined: nothing. */
export function templateSentence(
  type: MessageType,
  { title, content }: { title: string; content: string },
): string | undefined {
  const wrong = sentenceOf(titleRule, title) ?? sentenceOf(contentRule, content)
  if (wrong) return wrong
  const known: string[] = Object.values(messageTemplates[type].values)
  for (const text of [title, content]) {
    const unknown = [...text.matchAll(braces)].find(([, word]) => !known.includes(word!))
    if (unknown) return `占位词${unknown[0]}不能用在这里`
    if (/[{}]/.test(text.replaceAll(braces, ''))) return '花括号需成对使用'
  }
  return undefined
}

/** The words with the values in their places. A value with braces in it is not read again. */
export const filled = (text: string, type: MessageType, values: Readonly<Record<string, string>>): string => {
  const keyOf = new Map(Object.entries<string>(messageTemplates[type].values).map(([key, word]) => [word, key]))
  return text.replaceAll(braces, (whole, word: string) => values[keyOf.get(word) ?? ''] ?? whole)
}

/** Values for showing what a message will look like. */
export const sampleValues = (type: MessageType): Record<string, string> => {
  const samples: Record<string, string> = {
    kind: '图文咨询',
    doctor: '张伟医生',
    person: '王秀英',
    amount: '¥30.00',
    expectedOn: '12月4日',
    dept: '心血管内科',
    time: '12月4日（周五）上午09:30',
    hospital: '宁禾大学附属第一医院',
    subject: type === 'feedback_answered' ? '排队时间太长' : '图文咨询',
  }
  return Object.fromEntries(Object.keys(messageTemplates[type].values).map(key => [key, samples[key] ?? '……']))
}
