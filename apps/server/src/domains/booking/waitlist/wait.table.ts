import { sql, type Selectable } from 'kysely'
import { liveWaits, type WaitFacts, type WaitState } from '@nethos/contract/booking/waitlist.status.ts'
import type { AccountCaller } from '../../../calls/caller.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { WaitlistEntry } from '../../../database/types.gen.ts'

/** An entry of the waitlist, with the state that its row says. Instants epoch ms. */
export interface Wait extends WaitFacts {
  readonly waitId: string
  readonly accountId: string
  readonly personId: string
  readonly realPerson: Buffer
  readonly personName: string
  readonly hosId: string
  readonly state: WaitState
  readonly orderNo: number
  readonly createdAt: number
  readonly bookingId: string | null
}

export const waitColumns = [
  'waitlistEntry.waitId',
  'waitlistEntry.accountId',
  'waitlistEntry.personId',
  'waitlistEntry.realPerson',
  'waitlistEntry.personName',
  'waitlistEntry.hosId',
  'waitlistEntry.state',
  'waitlistEntry.orderNo',
  'waitlistEntry.declines',
  'waitlistEntry.misses',
  'waitlistEntry.createdAt',
  'waitlistEntry.endsAt',
  'waitlistEntry.bookingId',
] as const
type Row = Pick<
  Selectable<WaitlistEntry>,
  (typeof waitColumns)[number] extends `waitlistEntry.${infer C}` ? C & keyof Selectable<WaitlistEntry> : never
>

export const waitOf = (row: Row): Wait => ({
  ...row,
  state: row.state as WaitState,
  createdAt: row.createdAt.getTime(),
  endsAt: row.endsAt.getTime(),
})

/** Held by this transaction. The account's own, or any for the system. */
export async function takeWait({ db, caller }: Pick<Ctx, 'db' | 'caller'>, waitId: string): Promise<Wait | undefined> {
  let query = db.selectFrom('waitlistEntry').select(waitColumns).where('waitId', '=', waitId)
  if (caller.kind === 'account') query = query.where('accountId', '=', caller.accountId)
  else if (caller.kind !== 'system') return undefined
  const row = await query.forUpdate().executeTakeFirst()
  return row && waitOf(row)
}

/** How many lines the person stands in. The lock makes two at once one after the other. */
export async function countWaits({ db }: Pick<Ctx, 'db'>, realPerson: Buffer): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist ${realPerson.toString('hex')}`}, 0))`.execute(db)
  const { count } = await db
    .selectFrom('waitlistEntry')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('realPerson', '=', realPerson)
    .where('state', 'in', liveWaits)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Where the caller's own person waits for one of these already. */
export const ownWaitFor = (
  { db, caller }: Pick<Ctx<AccountCaller>, 'db' | 'caller'>,
  realPerson: Buffer,
  sessionIds: readonly string[],
) =>
  db
    .selectFrom('waitlistWish')
    .innerJoin('waitlistEntry', 'waitlistEntry.waitId', 'waitlistWish.waitId')
    .select('waitlistEntry.waitId')
    .where('waitlistWish.realPerson', '=', realPerson)
    .where('waitlistWish.sessionId', 'in', sessionIds)
    .where('waitlistWish.state', 'in', liveWaits)
    .where('waitlistEntry.accountId', '=', caller.accountId)
    .executeTakeFirst()
