import type { Band, QuestionnaireDraft } from '@nethos/contract/questionnaire/questionnaire.document.ts'

export type ItemDraft = QuestionnaireDraft['pages'][number]['items'][number]
type ScoreDraft = NonNullable<QuestionnaireDraft['scores']>[number]
type BandDraft = NonNullable<ScoreDraft['bands']>[number]

/** What is read by nobody but us and may be used by everybody: the hospital's own forms. */
export const ownForm = {
  source: 'Nethos 随程序提供的本院自用表，按门诊、住院和随访常规自行编写',
  licence: 'Apache-2.0',
  author: 'Nethos 项目',
  reviewedOn: '2026-11-22',
} as const

/** Options with the scores 0, 1, 2 … in their order, under the score as value. */
export const countedOptions = (labels: readonly string[], from = 0) =>
  labels.map((label, at) => ({ value: String(at + from), label, score: at + from }))

/** Options with the scores that stand beside them. */
export const scoredOptions = (options: readonly (readonly [score: number, label: string])[]) =>
  options.map(([score, label], at) => ({ value: `o${at}`, label, score }))

export const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
]

/** One required single choice. */
export const single = (
  id: string,
  text: string,
  options: readonly { value: string; label: string; score?: number }[],
  more: Partial<Extract<ItemDraft, { kind: 'single' }>> = {},
): ItemDraft => ({ kind: 'single', id, text, required: true, options: [...options], ...more })

export const band = (
  from: number,
  to: number,
  level: string,
  title: string,
  tone: Band['tone'],
  advice: string,
  flagged = false,
): BandDraft => ({ from, to, level, title, tone, advice, flagged })

/** A sum of these questions. */
export const total = (
  title: string,
  questions: readonly string[],
  bands: BandDraft[],
  more: Partial<ScoreDraft> = {},
): ScoreDraft => ({
  id: 'total',
  title,
  groups: [{ id: 'all', title, terms: questions.map(question => ({ question })) }],
  bands,
  ...more,
})

export const is = (question: string, answer: string) => ({ question, operator: '=' as const, answer })
export const when = (
  ...conditions: { question: string; operator: '=' | '>=' | '<=' | '>' | '<'; answer: string | number }[]
) => ({
  behaviour: 'any' as const,
  conditions,
})

/** Answered day and night in the whole country. */
export const emergencyNumber = { name: '急救电话', number: '120' }
export const helpNow = [
  // 国家卫生健康委：自2025年1月1日起，12356 为全国统一心理援助热线；各地不一定全天有人接听
  { name: '全国统一心理援助热线', number: '12356' },
  emergencyNumber,
  { name: '报警求助', number: '110' },
]
