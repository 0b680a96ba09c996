import type { Template } from './template.ts'

const moneyValues = { subject: '项目', amount: '金额', expectedOn: '预计日期' } as const

/** What refunds and coupons tell, and the answer to a letter. */
export const moneyTemplates = {
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
  invoice_refused: {
    moduleType: 'payment',
    event: '电子发票没有开成，医院告知原因',
    title: '电子发票没有开成',
    content: '{项目}的电子发票没有开成：{说明}。可以在“电子发票”里更正后重新申请。',
    values: { subject: '项目', note: '说明' },
  },
  bill_taken: {
    moduleType: 'payment',
    event: '医院确认收费',
    title: '缴费成功',
    content: '{项目}缴费成功，金额 {金额}。{去处}',
    values: { subject: '项目', amount: '金额', place: '去处' },
  },
  bill_returned: {
    moduleType: 'payment',
    event: '医院未收账单，钱已退回',
    title: '医院未收到您的缴费',
    content: '{项目}没有缴成：{原因}。{金额}会自动退回，您不用做任何操作。',
    values: { subject: '项目', amount: '金额', reason: '原因' },
  },
  coupon_ending: {
    moduleType: 'coupon',
    event: '优惠券即将到期',
    title: '优惠券即将到期',
    content: '您的「{礼券}」有效期至{日期}，在线咨询支付时可以使用，过期自动失效。',
    values: { coupon: '礼券', day: '日期' },
  },
  coupon_given: {
    moduleType: 'coupon',
    event: '医院赠送了优惠券',
    title: '您收到一张优惠券',
    content: '医院赠送您「{礼券}」，有效期至{日期}，在线咨询支付时可以使用。',
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
