import type { Biller } from '@nethos/contract/fees/fees.schemas.ts'
import { payMinutes } from '@nethos/contract/fees/fees.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import type { ChargeItem, OutpatientBill } from '../../ports/hospital-bills.ts'
import { InsuranceUnreachableError, type Claim, type PreSettlement } from '../../ports/insurance.ts'
import { noteActFor } from '../people/public.ts'
import { drop } from './life.ts'
import { feeBills, orders, type FeeOrder, type What } from './fees.lifecycle.ts'
import { openOrders } from './order.table.ts'
import type { Whose } from './whose.ts'

/** What of a bill is settled, whoever has issued it. */
export type BillToSettle = Pick<
  OutpatientBill,
  'billNo' | 'deptName' | 'doctorName' | 'issuedAt' | 'items' | 'totalCents'
>

/** One bill, and who pays what of it. */
export interface Settling {
  billNo: string
  title: string
  doctorName: string
  issuedAt: number
  items: readonly ChargeItem[]
  totalCents: number
  pooledCents: number
  accountCents: number
  ownCents: number
  restCents?: number
}

const ownMoney = '自费'

/** Outside: what the insurance pays. Where the centre does not answer the page says so, and nobody pays too much meanwhile. */
export async function askInsurance(
  { insurance }: Runtime,
  hosId: string,
  claim: Claim,
): Promise<PreSettlement | 'no answer'> {
  if (!insurance?.speaksFor(hosId) || claim.idCard === '')
    return { kind: ownMoney, pooledCents: 0, accountCents: 0, ownCents: claim.totalCents, balanceCents: 0 }
  try {
    return await insurance.preSettlement(hosId, claim)
  } catch (error) {
    if (error instanceof InsuranceUnreachableError) return 'no answer'
    throw error
  }
}

/** Each bill was asked about as if it were the only one: together they take no more than the account has. */
export function withinAccount(shares: readonly PreSettlement[]): PreSettlement[] {
  let left = shares[0]?.balanceCents ?? 0
  return shares.map(share => {
    const accountCents = Math.min(share.accountCents, left)
    left -= accountCents
    return { ...share, accountCents, ownCents: share.ownCents + share.accountCents - accountCents }
  })
}

interface WantedOrder {
  what: What
  insuranceKind: string
  bills: readonly Settling[]
  prepaidCents?: number
  ownCents?: number
  /** Whose bills they are: the hospital's where nobody is named. */
  biller?: Biller
}

/** The order of these bills; what he had open before for this person at this hospital, of the same kind, is dropped. */
export async function makeOrder(
  ctx: Ctx<AccountCaller>,
  { person, idCard }: Whose,
  order: WantedOrder,
): Promise<FeeOrder> {
  const { what, bills, biller = 'hospital' } = order
  for (const old of await openOrders(ctx, person)) {
    if (old.what === what) await drop(ctx, old)
  }
  const made = await orders.begin(ctx, columnsOf(ctx, { person, idCard }, order), {
    event: 'make',
    by: 'patient',
    to: 'open',
  })
  if (!made) throw new Error('an order was there before it was made')
  for (const { items, issuedAt, ...bill } of bills) {
    await feeBills.begin(
      ctx,
      { ...bill, what, biller, orderId: made.orderId, hosId: person.hosId, items: JSON.stringify(items), issuedAt },
      { event: 'make', by: 'patient', to: 'open' },
    )
  }
  await noteActFor(ctx, {
    action: 'fees.pay',
    personId: person.personId,
    recordType: 'fee_order',
    recordId: made.orderId,
  })
  return made
}

const columnsOf = (ctx: Ctx, { person, idCard }: Whose, order: WantedOrder) => {
  const { what, bills } = order
  const sum = (key: 'totalCents' | 'pooledCents' | 'accountCents' | 'ownCents') =>
    bills.reduce((all, one) => all + one[key], 0)
  return {
    accountId: person.accountId,
    personId: person.personId,
    personName: person.personName,
    hosId: person.hosId,
    hosName: person.hosName,
    recordNumber: person.recordNumber,
    idCardSealed: ctx.runtime.sealer.sealText(idCard, sealedIn),
    what,
    insuranceKind: order.insuranceKind,
    totalCents: sum('totalCents'),
    pooledCents: sum('pooledCents'),
    accountCents: sum('accountCents'),
    ownCents: order.ownCents ?? sum('ownCents'),
    prepaidCents: order.prepaidCents ?? 0,
    createdAt: ctx.now,
    expiresAt: ctx.now + payMinutes * 60_000,
  }
}

export const sealedIn = 'fee_order.id_card'
