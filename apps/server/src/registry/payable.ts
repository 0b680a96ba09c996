import type { Purchase } from '@nethos/contract/coupons/coupons.rules.ts'
import type { Ctx } from '../calls/handler.ts'

/** What is asked for, and whether it may still be paid. */
export interface Asked {
  accountId: string
  /** For whom it is: he must let the account pay (people, mayActFor); undefined when it is for nobody in particular. */
  personId?: string
  /** Integer cents; 0: nothing is asked for. */
  amountCents: number
  /** What the payer reads at the cashier, e.g. 图文咨询. Never a name or an illness. */
  subject: string
  /** For whom it is, for the account's own list of payments; '' when it is for nobody in particular. */
  personName?: string
  /** Who does it for the money, for the same list: a doctor's or a team's name. */
  docName?: string
  /** What a coupon asks of it; its price is amountCents. Without it no coupon may be used. */
  purchase?: Purchase
  /** Epoch ms; no payment is opened after it. */
  expiresAt: number
  state: 'payable' | 'paid' | 'gone'
}

/** Something that money is asked for. A domain that sells hands one in; payment knows nothing else of it. */
export interface Payable {
  /** As the caller may see it: another account's is undefined. The system sees all. */
  find(ctx: Ctx, bizId: string): Promise<Asked | undefined>
  /**
   * The money has come, in the same transaction. 'taken': it was waited for, and what it buys begins now. 'late': it is
   * paid already or gone; nothing was changed, and the money goes back. `paidCents`: the price less what a coupon took off.
   */
  wasPaid(ctx: Ctx, bizId: string, paidAt: number, paidCents: number): Promise<'taken' | 'late'>
}

/** By business type, e.g. consult. */
export type Payables = Readonly<Record<string, Payable>>
