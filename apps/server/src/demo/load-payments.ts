import type pg from 'pg'
import { theSystem } from '../calls/caller.ts'
import { contextOn } from '../calls/context.ts'
import type { Database } from '../database/connect.ts'
import { bookPaid } from '../domains/payment/ledger.table.ts'
import { requestRefund } from '../domains/payment/request-refund.ts'
import { newNumber } from '../domains/payment/ways.ts'
import type { Runtime } from '../runtime.ts'
import { addOrder, endOrder } from '../sandbox/payment/order.table.ts'

const minute = 60_000

/**
 * The parcel that is on its way was paid for at the sandbox's provider, and one box of it goes back: a payment, a part of
 * it on its way back, and an invoice to be asked for. Later starts change nothing.
 */
export async function loadDemoPayments({
  db,
  runtime,
  pool,
}: {
  db: Database
  runtime: Runtime
  pool: pg.Pool
}): Promise<void> {
  const sent = await db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .innerJoin('doctor', 'doctor.docId', 'renewal.docId')
    .select(['renewal.consultId', 'renewal.accountId', 'renewal.personId', 'paidAt', 'drugCents', 'deliveryCents'])
    .select(['consult.consulterName', 'doctor.docName'])
    .where('renewal.status', '=', 'sent')
    .where('renewal.paidAt', 'is not', null)
    .executeTakeFirst()
  if (!sent) return
  const { consultId, accountId, personId, drugCents, deliveryCents, consulterName, docName } = sent
  if (await db.selectFrom('payment').select('payNo').where('bizId', '=', consultId).executeTakeFirst()) return
  const [paidAt, now] = [sent.paidAt!.getTime(), runtime.clock.now()]
  const payNo = newNumber('P', paidAt)
  const amountCents = drugCents + deliveryCents
  const order = await addOrder(pool, {
    payNo,
    provider: 'wechat',
    tradeType: 'MWEB',
    amountCents,
    subject: '线上续方',
    passenger: `consult:${consultId}`,
    notifyUrl: `${runtime.settings.origin}/pay/notice/wechat`,
    createdAt: paidAt - minute,
    expiresAt: paidAt + 15 * minute,
  })
  await endOrder(pool, payNo, 'paid', paidAt)
  await db.transaction().execute(async trx => {
    const about = { caller: theSystem, requestId: 'demo', channel: 'job', address: '', deviceId: undefined }
    const at = (moment: number) =>
      contextOn(trx, runtime, { send: async () => {} }, { ...about, now: moment }, async () => {})
    const payment = await trx
      .insertInto('payment')
      .values({
        payNo,
        bizType: 'consult',
        bizId: consultId,
        accountId,
        personId,
        personName: consulterName,
        docName,
        provider: 'wechat',
        channel: 'wechat-h5',
        amountCents,
        subject: '线上续方',
        payerAddress: '',
        returnUrl: '',
        state: 'paid',
        providerNo: order.providerNo,
        createdAt: new Date(paidAt - minute),
        expiresAt: new Date(paidAt + 15 * minute),
        paidAt: new Date(paidAt),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await bookPaid(at(paidAt), payment)
    const refund = await requestRefund(at(now), payment, {
      cause: 'part:demo',
      reason: '少寄一盒，退回药费',
      amountCents: Math.min(500, amountCents),
      discountCents: 0,
    })
    // Nobody carries it but the clock: at once.
    await trx
      .updateTable('refund')
      .set({ dueAt: new Date(now) })
      .where('refundNo', '=', refund!.refundNo)
      .execute()
  })
}
