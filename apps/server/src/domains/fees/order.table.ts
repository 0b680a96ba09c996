import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { billOf, orderOf, type FeeBill, type FeeOrder } from './fees.lifecycle.ts'

type On = Pick<Ctx, 'db'>

/** One of the caller's own; the system's and the staff's are all. */
export async function findOrder(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  orderId: string,
  { hold = false } = {},
): Promise<FeeOrder | undefined> {
  const row = await db
    .selectFrom('feeOrder')
    .selectAll()
    .where('orderId', '=', orderId)
    .$if(caller.kind === 'account', query =>
      query.where('accountId', '=', caller.kind === 'account' ? caller.accountId : ''),
    )
    .$if(hold, query => query.forUpdate())
    .executeTakeFirst()
  return row && orderOf(row)
}

export async function billsOf({ db }: On, orderId: string): Promise<FeeBill[]> {
  const rows = await db.selectFrom('feeBill').selectAll().where('orderId', '=', orderId).orderBy('settleNo').execute()
  return rows.map(billOf)
}

export async function findFeeBill({ db }: On, settleNo: string, { hold = false } = {}): Promise<FeeBill | undefined> {
  const row = await db
    .selectFrom('feeBill')
    .selectAll()
    .where('settleNo', '=', settleNo)
    .$if(hold, query => query.forUpdate())
    .executeTakeFirst()
  return row && billOf(row)
}

/** What was done through us about these bills or stays of a hospital, newest first, whoever did it. */
export async function knownOf({ db }: On, hosId: string, billNos: readonly string[]): Promise<FeeBill[]> {
  if (billNos.length === 0) return []
  const rows = await db
    .selectFrom('feeBill')
    .selectAll()
    .where('hosId', '=', hosId)
    .where(sql<boolean>`bill_no = any(${billNos})`)
    .where('state', 'not in', ['open', 'gone'])
    .orderBy('settleNo', 'desc')
    .execute()
  return rows.map(billOf)
}

/** Until the transaction ends nobody else decides whether these bills are paid. */
export async function holdBills({ db }: On, hosId: string, billNos: readonly string[]): Promise<void> {
  for (const billNo of billNos.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fee ${hosId} ${billNo}`}, 0))`.execute(db)
}

/** Whether one of them is paid through us, or being paid. */
export async function isTaken({ db }: On, hosId: string, billNos: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('feeBill')
    .select('settleNo')
    .where('hosId', '=', hosId)
    .where(sql<boolean>`bill_no = any(${billNos})`)
    .where('what', '<>', 'deposit')
    .where('state', 'in', ['writing', 'settled', 'undoing'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The caller's orders of a person at a hospital that wait for his payment. */
export async function openOrders(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  { personId, hosId }: { personId: string; hosId: string },
): Promise<FeeOrder[]> {
  const rows = await db
    .selectFrom('feeOrder')
    .selectAll()
    .where('accountId', '=', caller.kind === 'account' ? caller.accountId : '')
    .where('personId', '=', personId)
    .where('hosId', '=', hosId)
    .where('state', '=', 'open')
    .where('expiresAt', '>', new Date(now))
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(orderOf)
}
