import { books, type Book } from '@nethos/contract/payment/payment-desk.services.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'

type On = Pick<Ctx, 'db' | 'now'>
interface Money {
  payNo: string
  amountCents: number
}
interface MoneyBack extends Money {
  refundNo: string
}

/** The payer's money lies at the provider, and is held for what was paid for. */
export const bookPaid = (on: On, money: Money) =>
  book(on, `paid ${money.payNo}`, { to: 'provider', from: 'held' }, money)

/** What was paid for has been done. Once. */
export const bookEarned = (on: On, money: Money) =>
  book(on, `earned ${money.payNo}`, { to: 'held', from: 'earned' }, money)

/** It goes back: what was held, or earned already, is owed. */
export async function bookOwed(on: On, money: MoneyBack): Promise<void> {
  const source = (await isEarned(on, money.payNo)) ? 'earned' : 'held'
  await book(on, `owed ${money.refundNo}`, { to: source, from: 'owed_back' }, money)
}

/** It is back: the provider has paid it out, or the till. */
export const bookReturned = (on: On, money: MoneyBack, by: 'provider' | 'window') =>
  book(on, `returned ${money.refundNo}`, { to: 'owed_back', from: by }, money)

/** Adds to one book what it takes from another. The same booking again changes nothing. */
async function book(
  { db, now }: On,
  booking: string,
  { to, from }: { to: Book; from: Book },
  { payNo, amountCents, refundNo }: Money & { refundNo?: string },
): Promise<void> {
  const shared = { booking, payNo, refundNo: refundNo ?? null, at: new Date(now) }
  await db
    .insertInto('ledger')
    .values([
      { ...shared, book: to, amountCents },
      { ...shared, book: from, amountCents: -amountCents },
    ])
    .onConflict(on => on.columns(['booking', 'book']).doNothing())
    .execute()
}

/** What was booked of a payment, in order. */
export const entriesOf = ({ db }: Pick<Ctx, 'db'>, payNo: string) =>
  db
    .selectFrom('ledger')
    .select(['booking', 'book', 'amountCents', 'refundNo', 'at'])
    .where('payNo', '=', payNo)
    .orderBy('entryId')
    .$castTo<{ booking: string; book: Book; amountCents: number; refundNo: string | null; at: Date }>()
    .execute()

async function isEarned({ db }: On, payNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('entryId')
    .where('booking', '=', `earned ${payNo}`)
    .executeTakeFirst()
  return row !== undefined
}

/** What each book holds, in cents. All books together are 0. */
export async function ledgerBalance(db: Db): Promise<Record<Book, number>> {
  const rows = await db
    .selectFrom('ledger')
    .select(({ fn }) => ['book', fn.sum<number>('amountCents').as('sum')])
    .groupBy('book')
    .execute()
  const sums = new Map(rows.map(row => [row.book, Number(row.sum)]))
  return Object.fromEntries(books.map(one => [one, sums.get(one) ?? 0])) as Record<Book, number>
}
