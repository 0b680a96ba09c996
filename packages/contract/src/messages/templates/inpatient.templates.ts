import type { Template } from './template.ts'

const values = { person: '就诊人', dept: '科室' } as const
const atTime = { ...values, time: '时间' } as const

/** What a stay in hospital tells: the note, the call to come, what became of it, arrival and discharge. No word of an illness. */
export const inpatientTemplates = {
  admission_noted: {
    moduleType: 'booking',
    event: '医生开了住院证',
    title: '请办理住院登记',
    content: '{科室}给{就诊人}开了住院证，登记后开始排队等床位。',
    values,
  },
  admission_called: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '有床位，通知入院',
    title: '有床位了，请答复',
    content: '{科室}为{就诊人}留了床位，请在{时间}前答复是否来院。',
    values: atTime,
  },
  admission_back: {
    moduleType: 'booking',
    event: '床位没有保留',
    title: '继续等待床位',
    content: '{就诊人}在{科室}的床位没有保留，已回到原来的排队位置，原因请点击查看。',
    values,
  },
  admission_put_off: {
    moduleType: 'booking',
    isPushedEachTime: true,
    event: '入院安排后延',
    title: '入院安排有变化',
    content: '{就诊人}在{科室}的入院安排后延，排队位置不变，原因请点击查看。',
    values,
  },
  visit_refused: {
    moduleType: 'booking',
    event: '探视未同意',
    title: '一次探视病区没有同意',
    content: '{就诊人}的一次探视登记病区没有同意，原因请点击查看，可以改约其他时间。',
    values: { person: '就诊人' },
  },
  admission_cancelled: {
    moduleType: 'booking',
    event: '住院预约取消',
    title: '住院预约已取消',
    content: '{就诊人}在{科室}的住院预约已取消，原因请点击查看。如有疑问请联系开证科室。',
    values,
  },
  admission_arrived: {
    moduleType: 'booking',
    event: '已入院',
    title: '已办好入院',
    content: '{就诊人}已在{科室}办好入院，今天的安排、日清单和病区电话请点击查看。',
    values,
  },
  admission_discharged: {
    moduleType: 'booking',
    event: '已出院',
    title: '已出院，请看出院后的安排',
    content: '{就诊人}已从{科室}出院，出院小结、服药提醒和复诊安排请点击查看。',
    values,
  },
} as const satisfies Readonly<Record<string, Template>>
