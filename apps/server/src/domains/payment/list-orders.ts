import { sql, type Selectable } from 'kysely'
import type { OrderRow, OrderState } from '@nethos/contract/payment/payment.schemas.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import type { Payment } from '../../database/types.gen.ts'
import { payWayOrNone } from './ways.ts'

/** What of it goes back, or is back. */
const refundSum = (state?: string) =>
  sql<number>`(select coalesce(sum(refund.amount_cents), 0)::bigint from refund
    where refund.pay_no = payment.pay_no ${state ? sql`and refund.state = ${state}` : sql``})`

/** What was paid; and of each order that can still be paid, the newest attempt. */
const rowsOf = ({ db, caller, now }: Ctx<AccountCaller>) =>
  db
    .selectFrom('payment')
    .selectAll('payment')
    .select([refundSum().as('refundCents'), refundSum('done').as('returnedCents')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger')
          .select('ledger.entryId')
          .whereRef('ledger.payNo', '=', 'payment.payNo')
          .where('ledger.booking', '=', sql<string>`'undone ' || payment.pay_no`),
      ).as('isUndone'),
    )
    .where('payment.accountId', '=', caller.accountId)
    .where(({ eb, or, and, not, exists, selectFrom }) =>
      or([
        eb('payment.state', 'in', ['paid', 'surplus']),
        and([
          eb('payment.state', 'in', ['opening', 'open']),
          eb('payment.expiresAt', '>', new Date(now)),
          not(
            exists(
              selectFrom('payment as other')
                .select('other.payNo')
                .whereRef('other.bizType', '=', 'payment.bizType')
                .whereRef('other.bizId', '=', 'payment.bizId')
                .where(
                  sql<boolean>`(other.state = 'paid' or other.state in ('opening', 'open') and (other.created_at, other.pay_no) > (payment.created_at, payment.pay_no))`,
                ),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('payment.createdAt', 'desc')
    .orderBy('payment.payNo', 'desc')

/** nethos.consult.order.list: 我的缴费. */
export const listOrders: HandlerOf<typeof paymentServices.listOrders> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const found = await rowsOf(ctx)
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, shown)
}

type Found = Selectable<Payment> & { refundCents: number; returnedCents: number; isUndone: unknown }

const shown = (row: Found): OrderRow => ({
  payNo: row.payNo,
  bizType: row.bizType,
  bizId: row.bizId,
  ...(row.bizType === 'consult' && { consultId: row.bizId }),
  subject: row.subject,
  personName: row.personName,
  docName: row.docName,
  feeCents: row.amountCents,
  couponCents: row.discountCents,
  payChannel: payWayOrNone(row.provider),
  orderState: orderStateOf(row),
  refundCents: Number(row.refundCents),
  returnedCents: Number(row.returnedCents),
  createdAt: row.createdAt.getTime(),
  paidAt: row.paidAt?.getTime() ?? null,
  expiresAt: row.expiresAt.getTime(),
})

function orderStateOf({ paidAt, amountCents, isUndone, ...row }: Found): OrderState {
  const [refundCents, returnedCents] = [Number(row.refundCents), Number(row.returnedCents)]
  if (paidAt === null) return 'waiting'
  if (amountCents === 0) return isUndone ? 'refunded' : 'paid'
  if (refundCents === 0) return 'paid'
  if (refundCents < amountCents) return 'partly'
  return returnedCents < amountCents ? 'refunding' : 'refunded'
}
