import type { Template } from './template.ts'

const values = { person: '就诊人', time: '时间' } as const

/** What operations tell. Which operation it is stands on the page alone: what is told may be read by others over a shoulder. */
export const surgeryTemplates = {
  surgery_planned: {
    moduleType: 'pathway',
    isPushedEachTime: true,
    event: '医院安排了手术或治疗',
    title: '有新的安排',
    content: '医院给{就诊人}安排了时间：{时间}。请点击查看要做的准备。',
    values,
  },
  surgery_moved: {
    moduleType: 'pathway_urgent',
    isPushedEachTime: true,
    event: '医院改了手术或治疗的时间',
    title: '时间有变动',
    content: '{就诊人}的安排改到{时间}，禁食和停药的时间也随之改变，请点击查看。',
    values,
  },
  surgery_cancelled: {
    moduleType: 'pathway_urgent',
    isPushedEachTime: true,
    event: '医院取消了手术或治疗',
    title: '安排已取消',
    content: '医院取消了{就诊人}{时间}的安排，请点击查看，如有疑问请联系科室。',
    values,
  },
  surgery_progress: {
    moduleType: 'pathway',
    event: '手术有新的进展',
    title: '有新的进展',
    content: '{就诊人}有新的进展（{时间}），请点击查看。',
    values,
  },
} as const satisfies Readonly<Record<string, Template>>
