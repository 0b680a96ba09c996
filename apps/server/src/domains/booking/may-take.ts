import { sql, type RawBuilder } from 'kysely'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { accountLetsGo, accountLetsGoOfSession } from '@nethos/contract/booking/strikes.ts'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { refuse, type Refused } from '../../calls/handler.ts'

/** What an account holds unpaid, and what it and a person have let go unpaid today. */
export interface Untaken {
  holds: number
  letGoOfSession: number
  letGoOfSessionByAccount: number
  letGoByAccount: number
}

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
  from booking_cancellation
  where (real_person = ${realPerson} or account_id = ${accountId}) and at >= ${new Date(startOfDay(dayOf(now)))}
    and kind in ('let_go', 'run_out') and forgiven_at is null`

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
