import type { InputOf } from '@nethos/contract/service.ts'
import { sql } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import { maskName } from '@nethos/contract/common/masking.ts'
import { invoiceStates, type InvoiceState } from '@nethos/contract/payment/invoice.status.ts'
import type { orderReportServices } from '@nethos/contract/payment/order-report.services.ts'
import { whenGiven } from '../../database/when-given.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { personsOf } from './desk-orders.ts'

export const listDeskInvoices: HandlerOf<typeof orderReportServices.listDeskInvoices> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const found = await invoicesPage(ctx, input)
  const shown = shownPageOf(found, { pageNum, pageSize }, row => ({
    invoiceId: row.invoiceId,
    payNo: row.payNo,
    subject: row.subject,
    personName: maskName(row.personName),
    titleType: row.titleType as 'personal' | 'company',
    invoiceTitle: row.titleType === 'company' ? row.title : maskName(row.title),
    taxNo: row.taxNo,
    amountCents: row.amountCents,
    invoiceState: row.state as InvoiceState,
    stateLabel: invoiceStates[row.state as InvoiceState].label,
    invoiceNo: row.invoiceNo,
    redNo: row.redNo,
    failure: row.failure,
    deskNote: row.deskNote,
    requestedAt: row.requestedAt.getTime(),
    issuedAt: row.issuedAt?.getTime() ?? null,
    voidedAt: row.voidedAt?.getTime() ?? null,
  }))
  return lookedThrough(personsOf(found.slice(0, pageSize)), shown)
}

const invoicesPage = (
  ctx: Pick<Ctx, 'db'>,
  {
    invoiceState,
    onDay,
    number,
    invoiceTitle,
    pageNum,
    pageSize,
  }: InputOf<typeof orderReportServices.listDeskInvoices>,
) =>
  ctx.db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.payNo', 'invoice.payNo')
    .selectAll('invoice')
    .select(['payment.personId', 'payment.personName', 'payment.subject'])
    .$call(whenGiven(invoiceState, (query, invoiceState) => query.where('invoice.state', '=', invoiceState)))
    .$call(
      whenGiven(onDay, (query, onDay) =>
        query
          .where('invoice.requestedAt', '>=', new Date(startOfDay(onDay)))
          .where('invoice.requestedAt', '<', new Date(startOfDay(addDays(onDay, 1)))),
      ),
    )
    .$call(
      whenGiven(number, (query, number) =>
        query.where(eb =>
          eb.or([
            eb('invoice.invoiceNo', '=', number),
            eb('invoice.redNo', '=', number),
            eb('invoice.payNo', '=', number),
          ]),
        ),
      ),
    )
    .$if(Boolean(invoiceTitle), query => query.where(sql<boolean>`position(${invoiceTitle} in invoice.title) > 0`))
    .orderBy(({ eb }) => eb.and([eb('invoice.state', '=', 'refused'), eb('invoice.deskAt', 'is', null)]), 'desc')
    .orderBy('invoice.requestedAt', 'desc')
    .orderBy('invoice.invoiceId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
