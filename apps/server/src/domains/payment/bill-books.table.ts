import { sql } from 'kysely'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { Db } from '../../database/connect.ts'
import type { Books, OwnLine } from './compare-bill.ts'

const received = ['paid', 'surplus']

/** Our books of a provider's day, and whatever else of ours its bill names. */
export async function booksOf(
  db: Db,
  { provider, onDay }: { provider: string; onDay: string },
  bill: readonly OwnLine[],
): Promise<Books> {
  const [from, to] = [new Date(startOfDay(onDay)), new Date(startOfDay(addDays(onDay, 1)))]
  const expected = [
    ...(
      await payments(db, provider)
        .where('paidAt', '>=', from)
        .where('paidAt', '<', to)
        .where(sql<boolean>`coalesce(billed_on, ${onDay}) = ${onDay}`)
        .execute()
    ).map(paymentLine),
    ...(
      await refunds(db, provider)
        .where('refund.doneAt', '>=', from)
        .where('refund.doneAt', '<', to)
        .where('refund.settledBy', 'is', null)
        .where(sql<boolean>`coalesce(refund.billed_on, ${onDay}) = ${onDay}`)
        .execute()
    ).map(refundLine),
  ]
  return { expected, known: await knownLines(db, provider, bill) }
}

/** What our books have of these lines, of whatever day. */
export async function knownLines(db: Db, provider: string, bill: readonly OwnLine[]): Promise<OwnLine[]> {
  const named = (about: OwnLine['about']) => bill.filter(line => line.about === about)
  const paid = await payments(db, provider)
    .where(
      isOneOf(
        'pay_no',
        named('payment').map(line => line.payNo),
      ),
    )
    .execute()
  // One that was settled by hand and yet stands in the bill went back twice: to us it is missing.
  const back = await refunds(db, provider)
    .where(
      isOneOf(
        'refund.refund_no',
        named('refund').map(line => line.refundNo),
      ),
    )
    .where('refund.state', 'in', ['sent', 'done'])
    .where('refund.settledBy', 'is', null)
    .execute()
  return [...paid.map(paymentLine), ...back.map(refundLine)]
}

const payments = (db: Db, provider: string) =>
  db
    .selectFrom('payment')
    .select(['payNo', 'amountCents'])
    .where('provider', '=', provider)
    .where('state', 'in', received)

const refunds = (db: Db, provider: string) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .select(['refund.refundNo', 'refund.payNo', 'refund.amountCents'])
    .where('payment.provider', '=', provider)

const paymentLine = (row: { payNo: string; amountCents: number }): OwnLine => ({
  about: 'payment',
  refundNo: '',
  ...row,
})
const refundLine = (row: { payNo: string; refundNo: string; amountCents: number }): OwnLine => ({
  about: 'refund',
  ...row,
})

/** Writes down in which day's bill ours were found. */
export async function markBilled(db: Db, onDay: string, named: readonly OwnLine[]): Promise<void> {
  const numbers = (about: OwnLine['about']) => named.filter(line => line.about === about)
  await db
    .updateTable('payment')
    .set({ billedOn: onDay })
    .where(
      isOneOf(
        'pay_no',
        numbers('payment').map(line => line.payNo),
      ),
    )
    .execute()
  await db
    .updateTable('refund')
    .set({ billedOn: onDay })
    .where(
      isOneOf(
        'refund_no',
        numbers('refund').map(line => line.refundNo),
      ),
    )
    .execute()
}

/** One parameter for however many numbers a day has. */
const isOneOf = (column: string, numbers: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${numbers})`
