import type { Template } from './template.ts'

const reportValues = { person: '就诊人', hospital: '医院' } as const

/** What arriving reports tell: never what is in them, nor of which kind they are. */
export const reportTemplates = {
  report_arrived: {
    moduleType: 'report',
    event: '报告已出',
    title: '您有一份报告已出',
    content: '{就诊人}在{医院}的报告已出，点击查看。',
    values: reportValues,
  },
  report_held: {
    moduleType: 'report',
    event: '报告已出，等待医生沟通',
    title: '您有一份报告已出',
    content: '{就诊人}在{医院}的报告已出。按医院规定，医生与您沟通后即可查看，点击了解何时开放。',
    values: reportValues,
  },
  report_amended: {
    moduleType: 'report',
    isPushedEachTime: true,
    event: '看过的报告有更正',
    title: '您看过的报告有更正',
    content: '{就诊人}在{医院}的一份报告有更正，请以新的报告为准，点击查看有哪些不同。',
    values: reportValues,
  },
  report_cancelled: {
    moduleType: 'report',
    event: '看过的报告被作废',
    title: '您看过的报告已作废',
    content: '{就诊人}在{医院}的一份报告已由医院作废，请不要再使用。如有疑问，请联系开单科室。',
    values: reportValues,
  },
} as const satisfies Readonly<Record<string, Template>>
