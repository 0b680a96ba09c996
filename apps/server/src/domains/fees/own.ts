import { sql } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { OwnBill, OwnBillers } from '../../registry/own-bills.ts'
import { boundAt } from '../hospital-account/public.ts'
import { mayActFor, noteActFor } from '../people/public.ts'
import { orderOf } from './fees.lifecycle.ts'
import { drop } from './life.ts'
import type { BillToSettle } from './make-order.ts'
import { wholeAt, type Whose } from './whose.ts'

type OwnBiller = keyof OwnBillers

/** A bill of our own, who issues it, and whose it is. */
export interface OwnToPay extends Whose {
  biller: OwnBiller
  bill: BillToSettle
}

/** A bill of our own under one of these numbers, which is paid alone; undefined: they are the hospital's. */
export async function findOwn(
  ctx: Ctx<AccountCaller>,
  billers: OwnBillers,
  billNos: readonly string[],
): Promise<OwnToPay | Refused<'not_found' | 'grant_closed' | 'bill_gone'> | undefined> {
  for (const biller of Object.keys(billers) as OwnBiller[]) {
    const bill = await billers[biller]?.find(ctx, billNos)
    if (!bill) continue
    if (billNos.length > 1) return refuse('bill_gone')
    const whose = await whoseOwn(ctx, bill)
    return isRefused(whose) ? whose : { ...whose, biller, bill: { ...bill, deptName: bill.title } }
  }
  return undefined
}

/** He need not have a file at the hospital: the bill names him. */
async function whoseOwn(
  ctx: Ctx<AccountCaller>,
  { personId, hosId }: OwnBill,
): Promise<Whose | Refused<'not_found' | 'grant_closed'>> {
  const may = await mayActFor(ctx, personId, 'pay')
  if (may !== true) return may
  const account = await boundAt(ctx, personId, hosId)
  const whose = await wholeAt(ctx, personId, { hosId, recordNumber: account?.recordNumber ?? '' })
  if (!isRefused(whose))
    await noteActFor(ctx, { action: 'fees.read', personId, recordType: 'person', recordId: personId })
  return whose
}

/** What its domain has called off is not paid any more: orders of it that wait for their payment are dropped. */
export async function closeOwnBill(ctx: Ctx, biller: OwnBiller, billNo: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('feeOrder')
    .innerJoin('feeBill', 'feeBill.orderId', 'feeOrder.orderId')
    .selectAll('feeOrder')
    .where('biller', '=', biller)
    // As the index says it.
    .where(sql<boolean>`fee_bill.biller <> 'hospital'`)
    .where('billNo', '=', billNo)
    .where('feeOrder.state', '=', 'open')
    .forUpdate('feeOrder')
    .execute()
  for (const row of rows) await drop(ctx, orderOf(row))
}
