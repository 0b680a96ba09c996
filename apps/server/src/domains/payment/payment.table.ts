import { sql, type Insertable, type Selectable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Payment as Row } from '../../database/types.gen.ts'
import { closedAskAt, nextAskAt } from './asking-times.ts'
import type { Business } from './business.ts'
import { payments } from './payment.lifecycle.ts'
import { byCoupon } from './ways.ts'

export type Payment = Selectable<Row>
type On = Pick<Ctx, 'db' | 'now'>

const stillOpen = ['opening', 'open']

/** By our own number, which only the provider, the clock and this hospital know. */
export const findPayment = ({ db }: Pick<Ctx, 'db'>, payNo: string): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('payNo', '=', payNo).executeTakeFirst()

/**
 * One at a time decides on the payments of one order, until the transaction ends. Taken before the order's own row: a
 * domain that closes its order holds that row first and does not ask for this.
 */
export async function holdBusiness({ db }: Pick<Ctx, 'db'>, { bizType, bizId }: Business): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${bizType} ${bizId}`}, 0))`.execute(db)
}

/** The caller's attempts that may still be paid, newest first. */
export const openAttempts = ({ db, caller }: Ctx, { bizType, bizId }: Business): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('bizType', '=', bizType)
    .where('bizId', '=', bizId)
    .where('state', 'in', stillOpen)
    .$if(caller.kind === 'account', query =>
      query.where('accountId', '=', caller.kind === 'account' ? caller.accountId : ''),
    )
    .orderBy('createdAt', 'desc')
    .execute()

export const newestAttempt = ({ db }: Ctx, { bizType, bizId }: Business): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('bizType', '=', bizType)
    .where('bizId', '=', bizId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function isPaid({ db }: Pick<Ctx, 'db'>, { bizType, bizId }: Business): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('payNo')
    .where('bizType', '=', bizType)
    .where('bizId', '=', bizId)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  return row !== undefined
}

/** The payment that counts, held by this transaction: of two hands that want its money the second waits for the first. */
export const takePaid = ({ db }: Pick<Ctx, 'db'>, { bizType, bizId }: Business): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('bizType', '=', bizType)
    .where('bizId', '=', bizId)
    .where('state', '=', 'paid')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The same of one payment by its number, whatever its state. */
export const takePayment = ({ db }: Pick<Ctx, 'db'>, payNo: string): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('payNo', '=', payNo).forNoKeyUpdate().executeTakeFirst()

export async function addPayment(
  { db, now }: On,
  row: Omit<Insertable<Row>, 'state' | 'createdAt' | 'dueAt'> & { expiresAt: Date },
): Promise<Payment> {
  const dueAt = nextAskAt({ asks: 0, expiresAt: row.expiresAt.getTime() }, now)
  return db
    .insertInto('payment')
    .values({ ...row, state: 'opening', createdAt: new Date(now), dueAt: new Date(dueAt) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Paid by a coupon alone: nobody outside is asked. */
export const addPaidByCoupon = (
  { db, now }: On,
  row: Omit<Insertable<Row>, 'state' | 'createdAt' | 'dueAt' | 'provider' | 'channel' | 'amountCents'>,
): Promise<Payment> =>
  db
    .insertInto('payment')
    .values({
      ...row,
      provider: byCoupon,
      channel: byCoupon,
      amountCents: 0,
      state: 'paid',
      createdAt: new Date(now),
      paidAt: new Date(now),
      dueAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** False: somebody was faster. */
export const markOpen = (on: On, { payNo, expiresAt }: Payment): Promise<boolean> =>
  isMoved(
    payments.transitionAll(on, { payNo }, 'open', 'payment', {
      asks: 0,
      dueAt: new Date(nextAskAt({ asks: 0, expiresAt: expiresAt.getTime() }, on.now)),
    }),
  )

/** The money has come: for what was asked for, or too much, which goes back at once and has used no coupon. False: that was known. */
export const markPaid = (
  on: On,
  payNo: string,
  state: 'paid' | 'surplus',
  { paidAt, providerNo }: { paidAt: number; providerNo: string | undefined },
): Promise<boolean> =>
  isMoved(
    payments.transitionAll(on, { payNo }, state === 'paid' ? 'pay' : 'overpay', 'provider', {
      ...(state === 'surplus' && { couponId: null, discountCents: 0 }),
      paidAt: new Date(paidAt),
      providerNo: providerNo ?? null,
      dueAt: null,
    }),
  )

export const markFailed = (on: On, payNo: string): Promise<boolean> =>
  isMoved(payments.transitionAll(on, { payNo }, 'fail', 'provider', { closedAt: new Date(on.now), dueAt: null }))

/** The provider says that it takes no money any more. */
export const markClosed = (on: On, payNo: string): Promise<boolean> =>
  isMoved(payments.transitionAll(on, { payNo }, 'close', 'payment', { closedAt: new Date(on.now), dueAt: null }))

const isMoved = async (moved: Promise<unknown[]>): Promise<boolean> => (await moved).length > 0

/** We want no money any more; the provider is told, and asked a last time when the order could not be paid any longer. */
async function close(on: On, where: Parameters<typeof payments.transitionAll>[1]): Promise<string[]> {
  const closed = await payments.transitionAll(on, where, 'close', 'payment', {
    closedAt: new Date(on.now),
    dueAt: closedAskAt(sql.ref('expiresAt'), on.now),
  })
  return closed.map(({ payNo }) => payNo)
}

/** The attempts with another coupon, or without one, are closed; whoever has paid by one of them is found all the same. */
export async function closeOthers(on: On, attempts: readonly Payment[], couponId: string | null): Promise<string[]> {
  const others = attempts.filter(one => one.couponId !== couponId).map(one => one.payNo)
  if (others.length > 0) await close(on, { payNo: others })
  return others
}

export const closeAttempts = (on: On, { bizType, bizId }: Business): Promise<string[]> => close(on, { bizType, bizId })
