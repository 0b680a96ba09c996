import { present } from '@nethos/contract/common/present.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { UnknownPaymentError, type PaymentProvider, type RefundFact } from '../../ports/payment.ts'
import { nextRefundAskAt } from './asking-times.ts'
import { refundJob } from './job-names.ts'
import { findPayment, type Payment } from './payment.table.ts'
import { isPart } from './refund-request.table.ts'
import { askedNumber, findRefund, type Refund } from './refund.table.ts'
import { settleRefund } from './settle-refund.ts'
import { providerNamed } from './ways.ts'

const batch = 50

/** Asks the provider to give the money back, or, when it has taken that, whether it has. Repeated, it goes back once. */
export const carryRefund: Job<{ refundNo: string }> = {
  name: refundJob,
  async run({ refundNo }, on) {
    const refund = await findRefund(on, refundNo)
    if (refund?.state !== 'requested' && refund?.state !== 'sent') return
    const payment = await findPayment(on, refund.payNo)
    const fact = await ask(on, refund, present(payment))
    await on.transact(ctx => settleRefund(ctx, { provider: present(payment).provider, fact }))
  },
}

async function ask(
  { runtime }: JobContext,
  refund: Refund,
  { provider: name, payNo, amountCents }: Payment,
): Promise<RefundFact> {
  const provider = providerNamed(runtime, name)
  const refundNo = askedNumber(refund)
  const earlier = refund.state === 'requested' ? await underWay(provider, payNo, refund) : undefined
  if (earlier) return earlier
  const asked =
    refund.state === 'sent'
      ? provider.findRefund(payNo, refundNo)
      : provider.refund({
          refundNo,
          payNo,
          amountCents: refund.amountCents,
          paidCents: amountCents,
          reason: wordsFor(refund),
        })
  return asked.catch((error: unknown) => {
    if (!(error instanceof UnknownPaymentError)) throw error
    return { refundNo, payNo, outcome: 'failed', reason: `支付平台查无此单：${error.message}` }
  })
}

/** What somebody of the staff has typed is for the patient, and no concern of the provider's. */
const wordsFor = ({ cause, reason }: Refund): string => (isPart(cause) ? '医院办理退款' : reason)

/** An earlier attempt whose refusal was told, and that went through after all when two jobs asked at once. */
async function underWay(
  provider: PaymentProvider,
  payNo: string,
  { refundNo, attempt }: Refund,
): Promise<RefundFact | undefined> {
  for (let before = 1; before < attempt; before++) {
    const fact = await provider.findRefund(payNo, askedNumber({ refundNo, attempt: before })).catch(noneIfUnknown)
    if (fact && fact.outcome !== 'failed') return fact
  }
  return undefined
}

function noneIfUnknown(error: unknown): undefined {
  if (!(error instanceof UnknownPaymentError)) throw error
}

/** Asks after what the provider has, and sends what a lost job has left behind. */
export const refundTimer: Timer = {
  name: 'refund',
  run: ({ transact }) =>
    transact(async ({ db, now, enqueue }) => {
      const due = await db
        .selectFrom('refund')
        .selectAll()
        .where('dueAt', '<=', new Date(now))
        .orderBy('dueAt')
        .limit(batch)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const { refundNo, state, asks } of due) {
        const dueAt = new Date(nextRefundAskAt(state === 'sent' ? 'sent' : 'requested', asks + 1, now))
        await db
          .updateTable('refund')
          .set({ asks: asks + 1, dueAt })
          .where('refundNo', '=', refundNo)
          .execute()
        await enqueue(refundJob, { refundNo })
      }
      return due.length
    }),
}
