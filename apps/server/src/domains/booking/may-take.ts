import { firstOf } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { accountLetsGo, accountLetsGoOfSession } from '@nethos/contract/booking/strikes.ts'
import type { Booking } from './booking.table.ts'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'

/** What an account holds unpaid, and what it and a person have let go unpaid today; what was to be paid at the window is unpaid. */
export interface Untaken {
  holds: number
  letGoOfSession: number
  letGoOfSessionByAccount: number
  letGoByAccount: number
}

/** Of a row of booking. */
const isUnpaidAtWindow = sql`booking.pay_at = 'window' and booking.paid_at is null and (booking.fee_cents > 0 or not booking.is_fee_known)`

interface Taker {
  accountId: string
  realPerson: Buffer
  sessionId: string
}

/** Counts it for whoever takes a number by a tap; in a transaction that books for account and person alone (visitor.ts) it stays true. */
export const untaken = ({ accountId, realPerson, sessionId }: Taker, now: number): RawBuilder<Untaken> => sql`
  select (select count(*) from booking
      where account_id = ${accountId} and status in ('taking', 'unpaid') and made_by = 'patient'
        and (due_at is null or due_at > ${new Date(now)})) as holds,
    count(*) filter (where session_id = ${sessionId} and real_person = ${realPerson}) as let_go_of_session,
    count(*) filter (where session_id = ${sessionId} and account_id = ${accountId}) as let_go_of_session_by_account,
    count(*) filter (where account_id = ${accountId}) as let_go_by_account
  from booking_cancellation gave
  where (real_person = ${realPerson} or account_id = ${accountId}) and at >= ${new Date(startOfDay(dayOf(now)))}
    and forgiven_at is null and (kind in ('let_go', 'run_out') or kind in ('withdrawn', 'late')
      and exists (select from booking where booking.booking_id = gave.booking_id and ${isUnpaidAtWindow}))`

/** Why not one more to be paid at the window: as many of an account as it may hold unpaid. Two taps at once come one after the other. */
export async function whyNotAtWindow(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { accountId, madeBy }: Pick<Booking, 'accountId' | 'madeBy'>,
  { holdsMost }: Pick<HospitalRule, 'holdsMost'>,
): Promise<Refused<'too_many_at_window'> | undefined> {
  if (madeBy !== 'patient') return undefined
  await sql`select pg_advisory_xact_lock(hashtextextended(${`booking account ${accountId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: string }>`
    select count(*) from booking
    where account_id = ${accountId} and status in ('confirming', 'booked') and made_by in ('patient', 'change')
      and ends_at > ${new Date(now)} and ${isUnpaidAtWindow}`.execute(db)
  const count = Number(firstOf(rows).count)
  return count < holdsMost
    ? undefined
    : refuse('too_many_at_window', { sentence: `您有${count}个到院支付、还没就诊的号，这个号请在线支付` })
}

/** Nothing of it keeps a draw or an offer from being booked. */
export const nothingUntaken: RawBuilder<Untaken> = sql`
  select 0::bigint as holds, 0::bigint as let_go_of_session, 0::bigint as let_go_of_session_by_account, 0::bigint as let_go_by_account`

/** Of a row of the above: whether one more may be taken. */
export const mayTakeOneMore = ({ holdsMost }: Pick<HospitalRule, 'holdsMost'>): RawBuilder<boolean> => sql`(
  let_go_of_session = 0 and let_go_of_session_by_account < ${accountLetsGoOfSession}
  and let_go_by_account < ${accountLetsGo} and holds < ${holdsMost})`

/** Why not; undefined: one more may be taken. */
export function whyNotOneMore(
  { holds, letGoOfSession, letGoOfSessionByAccount, letGoByAccount }: Untaken,
  { holdsMost }: Pick<HospitalRule, 'holdsMost'>,
): Refused<'let_go_today' | 'too_many_holds' | 'let_go_too_often'> | undefined {
  if (letGoOfSession > 0 || letGoOfSessionByAccount >= accountLetsGoOfSession) return refuse('let_go_today')
  if (letGoByAccount >= accountLetsGo) return refuse('let_go_too_often')
  if (holds >= holdsMost)
    return refuse('too_many_holds', { sentence: `您有${holds}个待支付的号，请先支付或取消，再约其他号` })
  return undefined
}
