import type { Fertility } from '@nethos/contract/renewal/drug.kinds.ts'
import type { CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'

interface Pregnancy {
  readonly fertility: Fertility
  /** The day from which her weeks count. */
  readonly pregnantFrom: string | null
}

/** What a doctor was told in the talk goes before what stands in the order. */
export function mergePregnancy(
  order: { readonly fertility: Fertility; readonly pregnantFrom?: string | null },
  { fertility, pregnantFrom }: Pick<CheckFacts, 'fertility' | 'pregnantFrom'>,
): Pregnancy {
  const ofOrder = order.pregnantFrom ?? null
  if (!fertility) return { fertility: order.fertility, pregnantFrom: ofOrder }
  return { fertility, pregnantFrom: pregnantFrom || (fertility === order.fertility ? ofOrder : null) }
}
