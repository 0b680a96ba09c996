import type { Template } from './template.ts'

const consultValues = { kind: '项目', doctor: '医生', person: '就诊人' } as const

/** What a consult tells its patient. */
export const consultTemplates = {
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
} as const satisfies Readonly<Record<string, Template>>
