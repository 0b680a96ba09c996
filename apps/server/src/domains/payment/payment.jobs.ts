import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { UnknownPaymentError } from '../../ports/payment.ts'
import { askProvider } from './ask-provider.ts'
import { isOver, nextAskAt } from './asking-times.ts'
import { askJob, closeJob } from './job-names.ts'
import type { Payables } from '../../registry/payable.ts'
import { findPayment, markClosed, type Payment } from './payment.table.ts'
import { settlePayment } from './settle-payment.ts'
import { providerNamed } from './ways.ts'

interface OnePayment {
  payNo: string
}
const batch = 50

const isSettled = ({ state }: Payment): boolean => state === 'paid' || state === 'surplus'

/** A lost notice is found: the provider knows. The clock asks again, so the queue need not insist. */
export const askPayment = (payables: Payables): Job<OnePayment> => ({
  name: askJob,
  retries: 2,
  run: ({ payNo }, on) => ask(payables, payNo, on),
})

async function ask(payables: Payables, payNo: string, { db, runtime, transact }: JobContext): Promise<void> {
  const payment = await findPayment({ db }, payNo)
  if (!payment || isSettled(payment)) return
  const reply = await askProvider(runtime, payment)
  await transact(ctx => settlePayment(ctx, payables, reply))
}

/** No more money is wanted: the provider is told so, and then asked whether some came before it heard. */
export const closePayment = (payables: Payables): Job<OnePayment> => ({
  name: closeJob,
  retries: 5,
  async run({ payNo }, on) {
    const payment = await findPayment(on, payNo)
    if (!payment || isSettled(payment)) return
    await providerNamed(on.runtime, payment.provider).close(payNo).catch(ofOneNeverSeen)
    await ask(payables, payNo, on)
    await on.transact(ctx => markClosed(ctx, payNo))
  },
})

function ofOneNeverSeen(error: unknown): void {
  if (!(error instanceof UnknownPaymentError)) throw error
}

/** Asks after open payments, and closes those whose time is over. */
export const paymentTimer: Timer = {
  name: 'payment',
  run: ({ transact }) =>
    transact(async ({ db, now, enqueue }) => {
      const due = await db
        .selectFrom('payment')
        .selectAll()
        .where('dueAt', '<=', new Date(now))
        .orderBy('dueAt')
        .limit(batch)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const payment of due) {
        const expiresAt = payment.expiresAt.getTime()
        const isLast = payment.state === 'closed' && isOver(expiresAt, now)
        const dueAt = isLast ? null : new Date(nextAskAt({ asks: payment.asks, expiresAt }, now))
        await db
          .updateTable('payment')
          .set({ asks: payment.asks + 1, dueAt })
          .where('payNo', '=', payment.payNo)
          .execute()
        await enqueue(isOver(expiresAt, now) ? closeJob : askJob, { payNo: payment.payNo })
      }
      return due.length
    }),
}
