import type { ProgrammeArticle, ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'

type Application = NonNullable<ProgrammeDraft['application']>
type Item = Application['form']['pages'][number]['items'][number]
type SingleItem = Extract<Item, { kind: 'single' }>
export type RedFlagDraft = NonNullable<Application['form']['redFlags']>[number]
export type PlanDraft = NonNullable<ProgrammeDraft['plan']>

/** Where a hospital has not put its own number: the service line of the demo hospital. */
export const serviceLine = '400-000-1234'

/** An article of the program. `field`: the department whose doctors look through it before the hospital shows it. */
export const article = (
  code: string,
  title: string,
  field: string,
  source: string,
  text: string,
): ProgrammeArticle => ({
  code,
  title,
  body: text.trim(),
  author: `Nethos 内容组（${field}）`,
  reviewedOn: '2026-11-20',
  source,
})

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** A required single choice: value → label. */
export const single = (
  id: string,
  text: string,
  labels: Readonly<Record<string, string>>,
  more: Partial<SingleItem> = {},
): SingleItem => ({ kind: 'single', id, text, required: true, options: optionsOf(labels), ...more })

/** A required multiple choice; `none` is chosen alone. */
export const multiple = (id: string, text: string, labels: Readonly<Record<string, string>>, none?: string): Item => ({
  kind: 'multiple',
  id,
  text,
  required: true,
  options: [...optionsOf(labels), ...(none === undefined ? [] : [{ value: 'none', label: none, alone: true }])],
})

export const yesNo = { yes: '有', no: '没有' } as const

export const longText = (id: string, text: string, required = true, most = 500): Item => ({
  kind: 'text',
  id,
  text,
  required,
  most,
  long: true,
})
export const shortText = (id: string, text: string, required = true, most = 40): Item => ({
  kind: 'text',
  id,
  text,
  required,
  most,
})
export const pictures = (id: string, text: string, most = 6): Item => ({ kind: 'picture', id, text, most })

/** Shown at once when any of these answers is given, and flagged for the staff. */
export const redFlag = (
  id: string,
  answers: readonly (readonly [question: string, answer: string])[],
  title: string,
  advice: string,
): RedFlagDraft => ({
  id,
  when: {
    behaviour: 'any',
    conditions: answers.map(([question, answer]) => ({ question, operator: '=' as const, answer })),
  },
  title,
  advice,
  flagged: true,
})

export const truthPromise = '我承诺以上填写的内容真实、完整。'
