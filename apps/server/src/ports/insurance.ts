import type { ChargeItem } from './hospital-bills.ts'

/**
 * What we ask of the settlement centre of the medical insurance (医保结算), in our words. Every call rejects with
 * `InsuranceUnreachableError` when no answer came, and may be repeated.
 */
export interface Insurance {
  /** Whether the settlement centre works with this hospital through us; where it does not everything is own money. */
  speaksFor(hosId: string): boolean
  /** What the insurance would pay; nothing is booked there (预结算). Somebody without insurance: all own money. */
  preSettlement(hosId: string, claim: Claim): Promise<PreSettlement>
  /**
   * The same for good, once by `ourNo`. Refused where the parts are not those of the pre-settlement any more, or the account
   * does not bear them: then nothing is booked.
   */
  settle(hosId: string, claim: Claim & { ourNo: string; parts: Parts }): Promise<Settled>
  /** Nothing under `ourNo` counts any more, whether it was booked or not; a `settle` that comes later is refused. */
  reverse(hosId: string, of: Pick<Claim, 'idCard' | 'kind'> & { ourNo: string }): Promise<void>
}

export interface Claim {
  /** 18 characters. */
  idCard: string
  kind: 'outpatient' | 'inpatient'
  /** The hospital's number of the bill or stay. */
  billNo: string
  items: readonly ChargeItem[]
  totalCents: number
}

/** Who pays what; together they are the total. */
export interface Parts {
  /** 统筹基金. */
  pooledCents: number
  /** 个人账户. */
  accountCents: number
  /** 自付. */
  ownCents: number
}

export interface PreSettlement extends Parts {
  /** 市医保 …; 自费 for somebody without. */
  kind: string
  /** What lies on the personal account: of several bills at once all of them together cannot take more. */
  balanceCents: number
}

export type Settled = { outcome: 'settled'; insuranceNo: string } | { outcome: 'refused'; reason: string }

export class InsuranceUnreachableError extends Error {
  override name = 'InsuranceUnreachableError'
}
