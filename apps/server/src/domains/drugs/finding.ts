import type { WarningKind } from '@nethos/contract/common/drug-warning.ts'
import type { KnowledgeLevel, Severity } from '../../ports/drug-knowledge.ts'
import type { Book } from './book.ts'
import type { Item } from './item.ts'
import type { CheckedPerson } from './person.ts'

/** What speaks against a medicine, or should be known of it. */
export interface Finding extends Severity {
  /** The same for the same reason against the same medicines, whoever asks and when: overrides are kept by it. */
  readonly key: string
  readonly kind: WarningKind
  readonly drugIds: readonly string[]
  readonly sentence: string
  readonly source: string
}

/** What each check is given. */
export interface CheckInput {
  readonly book: Book
  readonly person: CheckedPerson
  /** What is written now. */
  readonly items: readonly Item[]
  /** What is taken already. */
  readonly taken: readonly Item[]
}

interface Statement extends Severity {
  kind: WarningKind
  /** What it is about beside the medicines: an illness, a mechanism, a limit. */
  about: string
  items: readonly Item[]
  sentence: string
  source: string
}

export const finding = ({ kind, about, items, sentence, source, level, isOverridable }: Statement): Finding => ({
  key: [kind, about, ...items.map(item => item.line.ingredients.join('·')).sort()].join('|'),
  kind,
  level,
  isOverridable,
  drugIds: items.map(item => item.line.drugId),
  sentence,
  source,
})

/** Where no table speaks: how a dose is written and counted, what a pharmacist looks for. */
export const ownRules = '《处方管理办法》第七条、第三十五条（2007）'

export const inform: Severity = { level: 'inform', isOverridable: false }
export const warn: Severity = { level: 'warn', isOverridable: false }
export const stop: Severity = { level: 'stop', isOverridable: false }
export const stopUnlessSecond: Severity = { level: 'stop', isOverridable: true }

const ranks: Readonly<Record<KnowledgeLevel, number>> = { stop: 3, warn: 2, inform: 1 }
/** A stop that nobody may override is the strongest. */
export const rankOf = ({ level, isOverridable }: Severity): number => ranks[level] * 2 - (isOverridable ? 1 : 0)
export const strongest = <S extends Severity>(all: readonly S[]): S | undefined =>
  all.reduce<S | undefined>((best, one) => (best === undefined || rankOf(one) > rankOf(best) ? one : best), undefined)

/** For medicines that hardly reach the body: one step less. */
export const milder = ({ level }: Severity): Severity => (level === 'stop' ? warn : inform)
