import type { BookedLine } from '../../ports/hospital-bills.ts'

export interface KnownHospital {
  hosId: string
  hosName: string
}

/** A line of our own: what a hospital took, or was told that it went back. */
export interface OwnLine {
  about: 'payment' | 'refund'
  settleNo: string
  /** '' of a payment. */
  refundNo: string
  orderId: string
  hosId: string
  hosName: string
  /** '' where nothing was paid in money. */
  payNo: string
  cents: number
}

export interface Gap {
  hosId: string
  refundNo: string
  settleNo: string
  orderId: string
  hosName: string
  oursCents: number | null
  providerCents: number | null
  hospitalCents: number | null
  meaning: string
}

interface Providers {
  /** By payment: what the providers' bills of the day say. */
  billed: ReadonlyMap<string, number>
  /** By payment: what it was of in all. */
  paidCents: ReadonlyMap<string, number>
}

const keyOf = (one: { about: string; settleNo: string; refundNo: string }): string =>
  [one.about, one.settleNo, one.refundNo].join(' ')

/** Names everything of a hospital's day that the three books do not have alike. Undefined: a book could not be had. */
export function gapsOf(
  { hosId, hosName }: KnownHospital,
  all: readonly OwnLine[],
  hospital: readonly BookedLine[] | undefined,
  providers: Providers | undefined,
): Gap[] {
  const ours = all.filter(one => one.hosId === hosId)
  const theirs = new Map((hospital ?? []).map(one => [keyOf({ ...one, settleNo: one.ourNo }), one]))
  const known = new Set(ours.map(keyOf))
  const gaps: Gap[] = []
  for (const one of ours) {
    const there = theirs.get(keyOf(one))
    const at = one.payNo === '' ? undefined : providers?.billed.get(one.payNo)
    const isPaidThere = one.payNo === '' || !providers || at === providers.paidCents.get(one.payNo)
    const isTaken = !hospital || there?.amountCents === one.cents
    if (isPaidThere && isTaken) continue
    gaps.push({
      ...named(one, hosName),
      refundNo: one.refundNo,
      oursCents: one.cents,
      providerCents: at ?? null,
      hospitalCents: there?.amountCents ?? null,
      meaning: !isTaken
        ? meaningOfHospital(there)
        : '支付平台当日账单里没有这笔支付或金额不同：可能记在相邻一天，请核对支付账单。',
    })
  }
  return [...gaps, ...onlyTheirs({ hosId, hosName }, known, hospital ?? [])]
}

/** What the hospital has of that day, and we have not. */
const onlyTheirs = (
  { hosId, hosName }: Pick<KnownHospital, 'hosId' | 'hosName'>,
  known: ReadonlySet<string>,
  hospital: readonly BookedLine[],
): Gap[] =>
  hospital
    .filter(one => !known.has(keyOf({ ...one, settleNo: one.ourNo })))
    .map(one => ({
      hosId,
      settleNo: one.ourNo,
      refundNo: one.refundNo,
      orderId: '',
      hosName,
      oursCents: null,
      providerCents: null,
      hospitalCents: one.amountCents,
      meaning: '医院记了这一笔，本平台当日没有：可能正在等待确认或退款，或记在相邻一天；请查这一笔的状态。',
    }))

const named = ({ settleNo, orderId, hosId }: OwnLine, hosName: string) => ({ settleNo, orderId, hosId, hosName })
const meaningOfHospital = (there: BookedLine | undefined): string =>
  there
    ? '医院记的金额与本平台不同：请与医院财务核对这张账单。'
    : '本平台已记为医院收费，医院当日账里没有：可能记在相邻一天，否则请医院补记或在此退款。'
