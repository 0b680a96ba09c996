import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { OwnBill, OwnBillers } from '../../registry/own-bills.ts'
import { boundAt, findHospital } from '../hospital-account/public.ts'
import { identityOf, mayActFor, noteActFor } from '../people/public.ts'
import { orderOf, orders } from './fees.lifecycle.ts'
import { closeBills } from './life.ts'
import type { BillToSettle } from './make-order.ts'
import type { Whose } from './whose.ts'

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
  for (const biller of Object.keys(billers) as OwnBiller[])
    for (const billNo of billNos) {
      const bill = await billers[biller]?.find(ctx, billNo)
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
  const identity = await identityOf(ctx, personId)
  const hospital = await findHospital(ctx, hosId)
  if (!identity || !hospital) return refuse('not_found')
  const account = await boundAt(ctx, personId, hosId)
  await noteActFor(ctx, { action: 'fees.read', personId, recordType: 'person', recordId: personId })
  return {
    person: {
      accountId: ctx.caller.accountId,
      personId,
      personName: identity.name,
      hosId,
      hosName: hospital.hosName,
      recordNumber: account?.recordNumber ?? '',
      cardNumber: '',
    },
    idCard: identity.idCard,
  }
}

/** What its domain has called off is not paid any more: orders of it that wait for their payment are dropped. */
export async function closeOwnBill(ctx: Ctx, biller: OwnBiller, billNo: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('feeOrder')
    .innerJoin('feeBill', 'feeBill.orderId', 'feeOrder.orderId')
    .selectAll('feeOrder')
    .where('biller', '=', biller)
    .where('billNo', '=', billNo)
    .where('feeOrder.state', '=', 'open')
    .forUpdate('feeOrder')
    .execute()
  for (const row of rows) {
    const dropped = await orders.transition(ctx, orderOf(row), 'drop', 'patient')
    if (dropped) await closeBills(ctx, dropped)
  }
}
