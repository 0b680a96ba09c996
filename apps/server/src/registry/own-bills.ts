import type { Biller } from '@nethos/contract/fees/fees.schemas.ts'
import type { AccountCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'
import type { ChargeItem, Guide } from '../ports/hospital-bills.ts'

/** A bill that a domain of ours has issued. Cents; instants epoch ms. */
export interface OwnBill {
  billNo: string
  personId: string
  hosId: string
  /** What is paid for, e.g. 心内科 药品费. */
  title: string
  doctorName: string
  issuedAt: number
  items: ChargeItem[]
  totalCents: number
}

/** What is settled now: until when it was paid, and by which order its money came. */
export interface SettledBill {
  billNo: string
  /** Epoch ms. */
  paidAt: number
  /** The payment's business, from which the domain may move the money to its own. */
  paidBy: { bizType: string; bizId: string }
}

/**
 * A domain that bills what no hospital's system bills hands one in. Its bills are settled with the insurance, paid, taken back
 * and shown by fees as the hospitals' own are (docs/decisions/0244).
 */
export interface OwnBills {
  /** One with such a number that the caller may pay now; undefined: none is his, or none is to be paid. */
  find(ctx: Ctx<AccountCaller>, billNos: readonly string[]): Promise<OwnBill | undefined>
  /** In the transaction that settles it: what was bought begins. Undefined: it is over, nothing was changed, the money goes back. */
  take(ctx: Ctx, settled: SettledBill): Promise<Guide[] | undefined>
}

/** By the name of the domain that issues them. */
export type OwnBillers = Readonly<Partial<Record<Exclude<Biller, 'hospital'>, OwnBills>>>
