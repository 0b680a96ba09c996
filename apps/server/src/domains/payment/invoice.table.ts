import { nthOf } from '@nethos/contract/common/present.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import { invoiceStates, openInvoices } from '@nethos/contract/payment/invoice.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Invoice as Row } from '../../database/types.gen.ts'
import { statesWith } from '@nethos/contract/states.ts'
import type { InvoiceFact } from '../../ports/invoice.ts'

export type Invoice = Selectable<Row>
type On = Pick<Ctx, 'db' | 'now'>

/** Its job was lost, or the provider did not answer. */
const pauses = [10, 60, 360]
export const nextInvoiceAskAt = (asks: number, now: number): Date =>
  new Date(now + nthOf(pauses, Math.min(asks, pauses.length - 1)) * 60_000)

export const findInvoice = ({ db }: Pick<Ctx, 'db'>, invoiceId: string): Promise<Invoice | undefined> =>
  db.selectFrom('invoice').selectAll().where('invoiceId', '=', invoiceId).executeTakeFirst()

/** Undefined: one stands already. One that was refused gives way. */
export async function addInvoice(
  { db, now }: On,
  row: Omit<Insertable<Row>, 'state' | 'requestedAt' | 'dueAt'>,
): Promise<Invoice | undefined> {
  await db
    .updateTable('invoice')
    .set({ state: 'withdrawn' })
    .where('payNo', '=', row.payNo)
    .where('state', '=', 'refused')
    .execute()
  return (
    db
      .insertInto('invoice')
      .values({ ...row, state: 'requested', requestedAt: new Date(now), dueAt: nextInvoiceAskAt(0, now) })
      // As literals: a statement that is planned once for all values does not find the partial index by a parameter.
      .onConflict(on => on.column('payNo').where('state', 'in', openInvoices.map(sql.lit)).doNothing())
      .returningAll()
      .executeTakeFirst()
  )
}

/** What the provider said. False: money went back meanwhile, or it was known. */
export async function markWritten(
  { db }: On,
  invoiceId: string,
  fact: InvoiceFact,
  pdfAttaId: string | null,
): Promise<boolean> {
  const written =
    fact.outcome === 'issued'
      ? { state: 'issued', invoiceNo: fact.invoiceNo, issuedAt: new Date(fact.issuedAt), pdfAttaId }
      : { state: 'refused', failure: fact.reason }
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ ...written, dueAt: null })
    .where('invoiceId', '=', invoiceId)
    .where('state', 'in', statesWith(invoiceStates, 'issue'))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** It was written while money went back: its red one follows. */
export const markWrittenTooLate = ({ db, now }: On, invoiceId: string, invoiceNo: string, issuedAt: number) =>
  db
    .updateTable('invoice')
    .set({ state: 'voiding', invoiceNo, issuedAt: new Date(issuedAt), dueAt: nextInvoiceAskAt(0, now) })
    .where('invoiceId', '=', invoiceId)
    .where('state', '=', 'withdrawn')
    .executeTakeFirst()

export const markVoided = ({ db }: On, invoiceId: string, { redNo, at }: { redNo: string; at: number }) =>
  db
    .updateTable('invoice')
    .set({ state: 'voided', redNo, voidedAt: new Date(at), dueAt: null })
    .where('invoiceId', '=', invoiceId)
    .where('state', 'in', statesWith(invoiceStates, 'finish'))
    .executeTakeFirst()

/**
 * Money of this payment goes back: what was written is taken back, what was not is not written. Gives what is to be done
 * outside, and the one that stood, written or asked for.
 */
export async function voidInvoices(
  { db, now }: On,
  payNo: string,
): Promise<{ voided: string[]; stood: Invoice | undefined }> {
  const stood = await db
    .selectFrom('invoice')
    .selectAll()
    .where('payNo', '=', payNo)
    .where('state', 'in', [...openInvoices])
    .executeTakeFirst()
  await db
    .updateTable('invoice')
    .set({ state: 'withdrawn', dueAt: null })
    .where('payNo', '=', payNo)
    .where('state', 'in', statesWith(invoiceStates, 'withdraw'))
    .execute()
  const voided = await db
    .updateTable('invoice')
    .set({ state: 'voiding', asks: 0, dueAt: nextInvoiceAskAt(0, now) })
    .where('payNo', '=', payNo)
    .where('state', 'in', statesWith(invoiceStates, 'void'))
    .returning('invoiceId')
    .execute()
  return { voided: voided.map(row => row.invoiceId), stood }
}
