import { randomUUID } from 'node:crypto'
import { dayOf } from '@nethos/contract/common/days.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { feesServices } from '@nethos/contract/fees/fees.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { payWayLabels } from '@nethos/contract/payment/payment.rules.ts'
import type { AccountCaller, Caller } from '../../calls/caller.ts'
import { Finished, stepped, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'
import { paidBy } from '../payment/public.ts'
import { fileUrl } from '../system/public.ts'
import { itemsOf, type FeeBill, type FeeOrder } from './fees.lifecycle.ts'
import { bizType } from './life.ts'
import { findFeeBill, findOrder } from './order.table.ts'
import { receiptSheet } from './receipt-sheet.ts'

type Services = typeof feesServices
interface Wanted {
  bill: FeeBill
  order: FeeOrder
  payWay: string
}
interface Sheet {
  storageKey: string
  byteSize: number
}

const nameOf = ({ receiptNo }: FeeBill): string => `医疗收费电子票据-${receiptNo}.pdf`

function shown(ctx: Ctx<AccountCaller>, bill: FeeBill, attaId: string): OutputOf<Services['receipt']> {
  const pdf = { attaId, type: 'pdf', attaFileName: nameOf(bill), url: fileUrl(ctx.runtime, ctx.caller, attaId) }
  return { pdf, receiptNo: bill.receiptNo, verifyCode: bill.verifyCode }
}

const sheetOfBill = ({ db }: { db: Db }, settleNo: string) =>
  db
    .selectFrom('attachmentUse')
    .select('attaId')
    .where('recordType', '=', 'fee_bill')
    .where('recordId', '=', settleNo)
    .executeTakeFirst()

export const receipt = stepped<Services['receipt'], Wanted, Sheet>({
  async prepare({ input, ctx, refuse }) {
    const bill = await findFeeBill(ctx, input.settleNo)
    const order = bill && (await findOrder(ctx, bill.orderId))
    if (!bill || !order) return refuse('not_found')
    const may = await mayActFor(ctx, order.personId, 'pay')
    if (may !== true) return may
    if (bill.state !== 'settled' || bill.biller !== 'hospital') return refuse('receipt_not_ready')
    const made = await sheetOfBill(ctx, bill.settleNo)
    if (made) return new Finished(shown(ctx, bill, made.attaId))
    const way = await paidBy(ctx, { bizType, bizId: order.orderId })
    return { bill, order, payWay: way ? payWayLabels[way] : '' }
  },
  async outside({ bill, order, payWay }, { runtime }) {
    const sheet = Buffer.from(
      await receiptSheet({
        ...bill,
        items: itemsOf(bill),
        hosName: order.hosName,
        personName: order.personName,
        recordNumber: order.recordNumber,
        insuranceKind: order.insuranceKind,
        takenAt: bill.endedAt ?? 0,
        payWay,
        isDemo: runtime.settings.mode === 'sandbox',
        checkAt: runtime.settings.origin + feePages.checkReceipt.at,
      }),
    )
    const storageKey = randomUUID()
    await runtime.files.put(storageKey, sheet)
    return { storageKey, byteSize: sheet.length }
  },
  async settle(sheet, { bill }, { ctx }) {
    const made = await sheetOfBill(ctx, bill.settleNo)
    if (made) return shown(ctx, bill, made.attaId)
    const { attaId } = await ctx.db
      .insertInto('attachment')
      .values({
        ...sheet,
        kind: 'pdf',
        fileName: nameOf(bill),
        mediaType: 'application/pdf',
        createdAt: new Date(ctx.now),
      })
      .returning('attaId')
      .executeTakeFirstOrThrow()
    await ctx.db
      .insertInto('attachmentUse')
      .values({ attaId, recordType: 'fee_bill', recordId: bill.settleNo, part: 'receipt', position: 0 })
      .execute()
    return shown(ctx, bill, attaId)
  },
})

/** Whether the caller may see the receipt of a bill: who has paid it, as long as whom it is about lets him. */
export async function maySeeReceipt(
  db: Db,
  caller: Caller,
  settleNo: string,
  now: number,
): Promise<{ personId: string } | undefined> {
  if (caller.kind !== 'account') return undefined
  return db
    .selectFrom('feeBill')
    .innerJoin('feeOrder', 'feeOrder.orderId', 'feeBill.orderId')
    .select('feeOrder.personId')
    .where('settleNo', '=', settleNo)
    .where('feeOrder.accountId', '=', caller.accountId)
    .where(isOpenFor('feeOrder.personId', 'pay', now))
    .executeTakeFirst()
}

/** Whoever holds a receipt may ask whether it is one of ours; it says nothing of whose it is. */
export const verifyReceipt: HandlerOf<Services['verifyReceipt']> = async ({ input, ctx, refuse }) => {
  const row = await ctx.db
    .selectFrom('feeBill')
    .innerJoin('feeOrder', 'feeOrder.orderId', 'feeBill.orderId')
    .select(['feeBill.receiptNo', 'feeOrder.hosName', 'feeBill.endedAt', 'feeBill.totalCents', 'feeBill.state'])
    .where('verifyCode', '=', input.verifyCode)
    .executeTakeFirst()
  if (!row?.endedAt) return refuse('code_unknown')
  const { receiptNo, hosName, totalCents } = row
  return { receiptNo, hosName, totalCents, onDay: dayOf(row.endedAt.getTime()), isValid: row.state === 'settled' }
}
