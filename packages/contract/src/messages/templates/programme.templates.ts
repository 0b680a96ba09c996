import type { Template } from './template.ts'

const programmeValues = { person: '就诊人', programme: '专区' } as const

/** What an application to a programme tells. */
export const programmeTemplates = {
  programme_asked: {
    moduleType: 'consult',
    event: '专区申请需要补充资料',
    title: '申请需要补充资料',
    content: '{就诊人}在{专区}的申请需要补充资料，请点击查看并补充。',
    values: programmeValues,
  },
  programme_accepted: {
    moduleType: 'consult',
    event: '专区申请已通过',
    title: '申请已通过',
    content: '{就诊人}在{专区}的申请已通过，服务时间请点击查看。',
    values: programmeValues,
  },
  programme_to_pay: {
    moduleType: 'consult',
    event: '专区申请通过，等待支付',
    title: '申请已通过，请支付',
    content: '{就诊人}在{专区}的申请已通过，请在截止时间前完成支付，逾期自动取消。',
    values: programmeValues,
  },
  programme_paid: {
    moduleType: 'consult',
    event: '专区服务支付成功',
    title: '支付成功',
    content: '{就诊人}在{专区}的服务已支付成功，服务时间请点击查看。',
    values: programmeValues,
  },
  programme_going: {
    moduleType: 'consult',
    event: '专区服务开始',
    title: '服务已开始',
    content: '{就诊人}在{专区}的服务已开始，请点击查看要做的事。',
    values: programmeValues,
  },
  programme_done: {
    moduleType: 'consult',
    event: '专区服务完成',
    title: '服务已完成',
    content: '{就诊人}在{专区}的服务已完成。',
    values: programmeValues,
  },
  programme_declined: {
    moduleType: 'consult',
    event: '专区申请未通过',
    title: '申请未通过',
    content: '{就诊人}在{专区}的申请没有通过，原因请点击查看。',
    values: programmeValues,
  },
  programme_expired: {
    moduleType: 'consult',
    event: '专区申请过期',
    title: '申请已过期',
    content: '{就诊人}在{专区}的申请已过期，需要时可以重新申请。',
    values: programmeValues,
  },
  programme_refunded: {
    moduleType: 'consult',
    event: '专区服务取消并退款',
    title: '服务已取消，款项退回',
    content: '{就诊人}在{专区}的服务已取消，已付的款项按原路退回。',
    values: programmeValues,
  },
  programme_message: {
    moduleType: 'consult',
    event: '专区里医院发来消息',
    title: '您有新的消息',
    content: '{专区}给{就诊人}回复了消息，请点击查看。',
    values: programmeValues,
  },
} as const satisfies Readonly<Record<string, Template>>
