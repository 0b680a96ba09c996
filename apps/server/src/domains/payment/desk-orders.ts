import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { maskName } from '@nethos/contract/common/masking.ts'
import type { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import { sql } from 'kysely'
import { whenGiven } from '../../database/when-given.ts'
import { lookedThrough, type Ctx, type HandlerOf, type ListedPerson } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { roomOf } from './desk-parts.ts'
import { shownRefund } from './desk-refunds.ts'
import { requestsOf } from './desk-requests.ts'
import { entriesOf } from './ledger.table.ts'
import { findPayment, type Payment } from './payment.table.ts'
import { payWayOrNone, providerOf } from './ways.ts'

export const listDeskOrders: HandlerOf<typeof paymentDeskServices.listDeskOrders> = async ({ input, ctx }) => {
  const { bizId, payNo, orderKind, search, pageNum, pageSize } = input
  const found = await ordersLike(ctx, input)
    .$call(whenGiven(orderKind, (query, orderKind) => query.where('bizType', '=', orderKind)))
    .$call(whenGiven(bizId, (query, bizId) => query.where('bizId', '=', bizId)))
    .$call(whenGiven(payNo, (query, payNo) => query.where('payNo', '=', payNo)))
    .$if(Boolean(search), query =>
      query.where(sql<boolean>`(position(${search} in person_name) > 0 or position(${search} in doc_name) > 0)`),
    )
    .orderBy('createdAt', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return lookedThrough(personsOf(found.slice(0, pageSize)), shownPageOf(found, { pageNum, pageSize }, shownOrder))
}

export const deskOrder: HandlerOf<typeof paymentDeskServices.deskOrder> = async ({ input: { payNo }, ctx, refuse }) => {
  const order = await orders(ctx).where('payNo', '=', payNo).executeTakeFirst()
  const payment = order && (await findPayment(ctx, payNo))
  if (!payment) return refuse('not_found')
  const refunds = await ctx.db
    .selectFrom('refund')
    .selectAll()
    .where('payNo', '=', payNo)
    .orderBy('createdAt', 'desc')
    .execute()
  return lookedThrough(personsOf([payment]), {
    order: shownOrder(order),
    refunds: refunds.map(refund => shownRefund({ ...order, ...refund })),
    requests: await requestsOf(ctx, payNo),
    ...(await roomOf(ctx, payment)),
    entries: (await entriesOf(ctx, payNo)).map(entry => ({ ...entry, at: entry.at.getTime() })),
  })
}

interface OrderFilter {
  paymentState?: PaymentState | '' | null | undefined
  payChannel?: PayWay | '' | null | undefined
  /** Days on which it was ordered, Asia/Shanghai, both ends counted. */
  fromDay?: string | null | undefined
  untilDay?: string | null | undefined
}

/** The payments of a list or a file. */
export const ordersLike = (ctx: Pick<Ctx, 'db'>, { paymentState, payChannel, fromDay, untilDay }: OrderFilter) =>
  orders(ctx)
    .$call(whenGiven(paymentState, (query, paymentState) => query.where('state', '=', paymentState)))
    .$if(Boolean(payChannel), query => query.where('provider', '=', providerOf(payChannel as PayWay)))
    .$call(whenGiven(fromDay, (query, fromDay) => query.where('createdAt', '>=', new Date(startOfDay(fromDay)))))
    .$call(
      whenGiven(untilDay, (query, untilDay) =>
        query.where('createdAt', '<', new Date(startOfDay(addDays(untilDay, 1)))),
      ),
    )

/** Of whom a list shows something. */
export const personsOf = (rows: readonly Pick<Payment, 'accountId' | 'personId'>[]): ListedPerson[] =>
  rows.flatMap(({ accountId, personId }) => (personId === null ? [] : [{ accountId, personId }]))

const orders = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('payment')
    .select(['payNo', 'bizType', 'bizId', 'subject', 'amountCents', 'provider', 'state', 'providerNo'])
    .select(['discountCents', 'createdAt', 'paidAt', 'accountId', 'personId', 'personName', 'docName'])
    .select(({ selectFrom }) =>
      selectFrom('refund')
        .select('refund.state')
        .whereRef('refund.payNo', '=', 'payment.payNo')
        .orderBy('refund.createdAt', 'desc')
        .limit(1)
        .as('refundState'),
    )
    .select(({ selectFrom }) =>
      selectFrom('refund')
        .select(({ fn }) => fn.sum<number | null>('refund.amountCents').as('sum'))
        .whereRef('refund.payNo', '=', 'payment.payNo')
        .as('refundedCents'),
    )

type Found = Pick<Payment, 'provider' | 'state' | 'createdAt' | 'paidAt' | 'accountId' | 'personId' | 'personName'> & {
  refundState: string | null
  refundedCents: number | null
}

export const shownOrder = <Row extends Found>({
  accountId: _account,
  personId: _person,
  personName,
  provider,
  state,
  refundState,
  refundedCents,
  createdAt,
  paidAt,
  ...row
}: Row) => ({
  ...row,
  personName: maskName(personName),
  payChannel: payWayOrNone(provider),
  paymentState: state as PaymentState,
  refundState: refundState as RefundState | null,
  refundedCents: Number(refundedCents ?? 0),
  createdAt: createdAt.getTime(),
  paidAt: paidAt?.getTime() ?? null,
})
