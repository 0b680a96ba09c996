import { books, type Book } from '@nethos/contract/payment/payment-desk.services.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'

type On = Pick<Ctx, 'db' | 'now'>
/** Money, and what a coupon has paid beside it. */
interface Money {
  payNo: string
  amountCents: number
  discountCents: number
}
interface MoneyBack {
  payNo: string
  refundNo: string
  amountCents: number
}

/** The payer's money lies at the provider, the coupon's share is ours to bear; the whole price is held. */
export const bookPaid = (on: On, { payNo, amountCents, discountCents }: Money) =>
  book(
    on,
    `paid ${payNo}`,
    { payNo },
    { provider: amountCents, discount: discountCents, held: -priceOf({ amountCents, discountCents }) },
  )

/** What was paid for has been done: what has not gone back of it is earned. Once. */
export async function bookEarned(on: On, { payNo, ...money }: Money): Promise<void> {
  const price = priceOf(money)
  if (price > 0) await book(on, `earned ${payNo}`, { payNo }, { held: price, earned: -price })
}

/** Money goes back: what was held, or earned already, is owed. With the last of it goes the coupon's share, which is nobody's. */
export async function bookOwed(
  on: On,
  { payNo, refundNo, amountCents, discountCents }: MoneyBack & Money,
): Promise<void> {
  await book(
    on,
    `owed ${refundNo}`,
    { payNo, refundNo },
    {
      [await sourceOf(on, payNo)]: priceOf({ amountCents, discountCents }),
      owed_back: -amountCents,
      discount: -discountCents,
    },
  )
}

/** The coupon alone goes back: no money was paid, or all of it went back before. */
export async function bookUndone(on: On, { payNo, discountCents }: Omit<Money, 'amountCents'>): Promise<void> {
  await book(on, `undone ${payNo}`, { payNo }, { [await sourceOf(on, payNo)]: discountCents, discount: -discountCents })
}

const sourceOf = async (on: On, payNo: string): Promise<Book> =>
  (await isBooked(on, `earned ${payNo}`)) ? 'earned' : 'held'

/** Whether the share of the coupon went back. */
export async function isCouponBack({ db }: Pick<On, 'db'>, payNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('entryId')
    .where('payNo', '=', payNo)
    .where('book', '=', 'discount')
    .where('amountCents', '<', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** It is back: the provider has paid it out, or the till. */
export const bookReturned = (on: On, { payNo, refundNo, amountCents }: MoneyBack, by: 'provider' | 'window') =>
  book(on, `returned ${refundNo}`, { payNo, refundNo }, { owed_back: amountCents, [by]: -amountCents })

const priceOf = ({ amountCents, discountCents }: Omit<Money, 'payNo'>): number => amountCents + discountCents

/** The entries of one booking, which add up to zero. The same booking again changes nothing. */
async function book(
  { db, now }: On,
  booking: string,
  { payNo, refundNo }: { payNo: string; refundNo?: string | undefined },
  entries: Partial<Record<Book, number>>,
): Promise<void> {
  const shared = { booking, payNo, refundNo: refundNo ?? null, at: new Date(now) }
  await db
    .insertInto('ledger')
    .values(
      Object.entries(entries)
        .filter(([, amountCents]) => amountCents !== 0)
        .map(([one, amountCents]) => ({ ...shared, book: one, amountCents })),
    )
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

async function isBooked({ db }: On, booking: string): Promise<boolean> {
  const row = await db.selectFrom('ledger').select('entryId').where('booking', '=', booking).executeTakeFirst()
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
