import { currentDocuments } from '../../editions/editions.ts'
import { rangeOf, type Prices } from '../../registry/prices.ts'
import { programmeKind } from './programme.kind.ts'

/** The offers of every zone that is published; one that is paid in the hospital is priced there. */
export const pricesOfProgrammes: Prices = async ({ db }) =>
  (await currentDocuments(db, programmeKind)).flatMap(({ document }) =>
    rangeOf(
      document.name,
      (document.application?.offers ?? [])
        .filter(one => one.priceCents > 0 || !one.priceWord)
        .map(one => ({ label: one.title, priceCents: one.priceCents })),
    ),
  )
