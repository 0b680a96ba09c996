import type { Template } from './template.ts'

const values = { person: '体检人', package: '套餐', time: '时间' } as const

/** What health checks tell. Never a finding: the report says it where it is opened. */
export const checkupTemplates = {
  checkup_confirmed: {
    moduleType: 'booking',
    event: '体检日期已确认',
    title: '体检已约好',
    content: '{体检人}的{套餐}已确认：{时间}。前一晚会提醒您准备事项。',
    values,
  },
  checkup_changed: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '体检改期成功',
    title: '体检改期成功',
    content: '{体检人}的{套餐}已改到{时间}。',
    values,
  },
  checkup_not_changed: {
    moduleType: 'booking',
    event: '体检没有改期成功',
    title: '体检没有改期成功',
    content: '{体检人}的{套餐}没有改成，仍是{时间}。可以另选日期。',
    values,
  },
  checkup_cancelled: {
    moduleType: 'booking',
    event: '体检订单取消',
    title: '体检订单已取消',
    content: '{体检人}{时间}的{套餐}已取消，已付的款项按原路退回。原因请点击查看。',
    values,
  },
  checkup_unpaid: {
    moduleType: 'booking',
    event: '体检订单超时未支付',
    title: '体检订单已取消',
    content: '{体检人}{时间}的{套餐}没有在15分钟内支付，已自动取消。',
    values,
  },
  checkup_overdue: {
    moduleType: 'booking',
    event: '体检过期未到',
    title: '体检日期已过',
    content: '{体检人}{时间}的{套餐}没有到检。需要补检或退款，请联系体检中心。',
    values,
  },
  checkup_prepare: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '体检前一晚的准备',
    title: '明天体检，请做好准备',
    content: '{体检人}{时间}体检。{准备}',
    values: { person: '体检人', time: '时间', step: '准备' },
  },
  checkup_reported: {
    moduleType: 'booking',
    event: '体检报告已出',
    title: '体检报告已出',
    content: '{体检人}的{套餐}（{时间}）报告已出，请点击查看。',
    values,
  },
  checkup_follow_up: {
    moduleType: 'booking',
    event: '体检后到期复查',
    title: '到了复查的时间',
    content: '{体检人}的体检报告建议现在做{项目}，原因请点击查看。',
    values: { person: '体检人', what: '项目' },
  },
} as const satisfies Readonly<Record<string, Template>>
