import { readdirSync, readFileSync } from 'node:fs'
import { isOfDevelopment } from '../triage/hash.ts'
import { train } from '../triage/classifier/train.ts'
import type { Weights } from '../triage/rule-set.ts'
import { blindIndirectSentences } from './blind-sentences-indirect.ts'
import { blindSentences } from './blind-sentences.ts'
import { departmentKindKeys, type DepartmentKind } from './department-kinds.ts'
import { guideSentences, laterSentences } from './guide-sentences.ts'
import { guideBuckets, guideFeatures } from './likeness.ts'

export interface GuideSentence {
  readonly text: string
  /** Any of them is right, the most fitting first. */
  readonly expected: readonly string[]
}

/** `sentence=kind|kind`, one a line. */
export const guideRows = (lines: string): GuideSentence[] =>
  lines
    .trim()
    .split('\n')
    .map(line => {
      const [text = '', expected = ''] = line.split('=')
      return { text, expected: expected.split('|') }
    })

/** The half that the table of complaints was made with. */
export const isWorkedWith = ({ text }: GuideSentence): boolean => isOfDevelopment(text)

/** Of how many the right department is among the first so many that are named. */
export const shareFound = (
  sentences: readonly GuideSentence[],
  kindsOf: (text: string) => readonly string[],
  first: number,
): number =>
  sentences.filter(({ text, expected }) =>
    kindsOf(text)
      .slice(0, first)
      .some(kind => expected.includes(kind)),
  ).length / sentences.length

const folder = new URL('training/', import.meta.url)

/**
 * What the classifiers of departments are trained with: the sentences of training/, and those that the table was made with.
 * What somebody else wrote to be counted, word for word, is left out.
 */
export function trainingSentences(): GuideSentence[] {
  const counted = new Set([blindSentences, blindIndirectSentences].flatMap(guideRows).map(one => one.text))
  return [
    ...readdirSync(folder)
      .sort()
      .flatMap(name => guideRows(readFileSync(new URL(name, folder), 'utf8'))),
    ...[guideSentences, laterSentences].flatMap(lines => guideRows(lines).filter(isWorkedWith)),
  ].filter(one => !counted.has(one.text))
}

export function trainDepartments(): Partial<Record<DepartmentKind, Weights>> {
  const rows = trainingSentences().map(({ text, expected }) => ({ features: guideFeatures(text), expected }))
  return Object.fromEntries(
    departmentKindKeys.flatMap(kind => {
      const examples = rows.map(({ features, expected }) => ({ features, isMatch: expected.includes(kind) }))
      return examples.some(one => one.isMatch) ? [[kind, train(examples, guideBuckets)] as const] : []
    }),
  )
}
