import type { Template } from './template.ts'

/** What is written where nobody answers, and cannot wait. */
export const emergencyTemplates = {
  emergency_advice: {
    moduleType: 'emergency',
    isPushedEachTime: true,
    event: '患者在没有人答复的地方写下紧急情况',
    title: '请先看这条',
    content: '{建议}',
    values: { advice: '建议' },
  },
} as const satisfies Readonly<Record<string, Template>>
