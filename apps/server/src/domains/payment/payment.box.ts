import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { Ctx } from '../../calls/handler.ts'
import { putMessage, readAbout } from '../messages/public.ts'
import type { Payment } from './payment.table.ts'
import { refundExpectedOn, shortDay } from './working-days.ts'

/** Tells the payer where his money is. */
export async function putInBox(
  ctx: Ctx,
  { accountId, subject }: Payment,
  { refundNo, amountCents, createdAt }: { refundNo: string; amountCents: number; createdAt: Date },
  type: 'refund_requested' | 'refund_done',
): Promise<void> {
  const about = { recordType: 'refund', recordId: refundNo }
  if (type === 'refund_done') await readAbout(ctx, { accountId, ...about })
  await putMessage(ctx, {
    accountId,
    type,
    values: { subject, amount: price(amountCents), expectedOn: shortDay(refundExpectedOn(createdAt.getTime())) },
    link: paymentPages.payments.at,
    about,
  })
}
