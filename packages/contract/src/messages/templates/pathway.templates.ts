import type { Template } from './template.ts'

const values = { person: '就诊人', task: '任务', time: '时间' } as const

/** What a pathway tells. */
export const pathwayTemplates = {
  pathway_task_due: {
    moduleType: 'pathway',
    isPushedEachTime: true,
    event: '诊疗计划的任务快到时间',
    title: '诊疗计划提醒',
    content: '{就诊人}：{任务}，请在{时间}前后完成。点击查看怎么做。',
    values,
  },
  pathway_task_late: {
    moduleType: 'pathway',
    isPushedEachTime: true,
    event: '诊疗计划的任务过了时间还没有完成',
    title: '还有一项没有完成',
    content: '{就诊人}：{任务}原定{时间}完成，现在补上也不晚。点击查看。',
    values,
  },
  /** For what a document marks as not to wait: fasting before an operation. */
  pathway_cannot_wait: {
    moduleType: 'pathway_urgent',
    isPushedEachTime: true,
    event: '诊疗计划中不能等的提醒（如术前禁食）',
    title: '请现在留意',
    content: '{就诊人}：{任务}（{时间}）。请点击查看并照做。',
    values,
  },
  pathway_moved: {
    moduleType: 'pathway',
    event: '诊疗计划的日期有变动',
    title: '计划的时间有变动',
    content: '{就诊人}的计划时间有调整，还没有完成的任务已随之改期。点击查看新的安排。',
    values: { person: '就诊人', plan: '计划' },
  },
  pathway_stopped: {
    moduleType: 'pathway',
    event: '诊疗计划被医护终止',
    title: '诊疗计划已结束',
    content: '{就诊人}的计划已由医护人员终止，之后的任务无需再做。点击查看原因。',
    values: { person: '就诊人', plan: '计划' },
  },
} as const satisfies Readonly<Record<string, Template>>
