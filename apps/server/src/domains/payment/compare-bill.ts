import type { BillLine } from '../../ports/payment.ts'
import type { Difference } from './bill.table.ts'

/** A line of our own books, to be looked for in the provider's bill. */
export interface OwnLine {
  about: 'payment' | 'refund'
  payNo: string
  /** '' for a payment. */
  refundNo: string
  amountCents: number
}

export interface Books {
  /** Ours of the day that no bill has named yet. */
  expected: readonly OwnLine[]
  /** Ours of whatever day: the provider counts some things a day earlier or later than we do. */
  known: readonly OwnLine[]
}

export interface Comparison {
  differences: Difference[]
  /** Ours that the bill names. */
  named: OwnLine[]
}

/** Names every difference between a day's bill and our books. */
export function compareBill(bill: readonly OwnLine[], { expected, known }: Books): Comparison {
  const ours = new Map([...known, ...expected].map(line => [keyOf(line), line]))
  const theirs = new Set(bill.map(keyOf))
  const differences: Difference[] = []
  const named: OwnLine[] = []
  for (const line of bill) {
    const own = ours.get(keyOf(line))
    if (own) named.push(own)
    if (own?.amountCents === line.amountCents) continue
    const kind = own ? 'amount_differs' : 'missing_here'
    differences.push({ ...of(line), kind, oursCents: own?.amountCents ?? null, theirsCents: line.amountCents })
  }
  for (const own of expected) {
    if (!theirs.has(keyOf(own)))
      differences.push({ ...of(own), kind: 'missing_there', oursCents: own.amountCents, theirsCents: null })
  }
  return { differences, named }
}

/** The provider's line in our numbers; `refundOf` tells which refund an asked number belongs to. */
export const ownLineOf = (
  { about, payNo, refundNo, amountCents }: BillLine,
  refundOf: (number: string) => string,
): OwnLine => ({
  about,
  payNo,
  refundNo: about === 'refund' ? refundOf(refundNo ?? '') : '',
  amountCents,
})

const keyOf = ({ about, payNo, refundNo }: OwnLine): string => [about, payNo, refundNo].join(' ')
const of = ({ about, payNo, refundNo }: OwnLine) => ({ about, payNo, refundNo })
