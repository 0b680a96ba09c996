import { sql } from 'kysely'
import type { ClinicNumber } from '@nethos/contract/clinics/finding.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'

/** The numbers of a session in their order; undefined: there is no such session. */
export async function numbersOf({ db, now }: Ctx, sessionId: string): Promise<ClinicNumber[] | undefined> {
  const { rows } = await sql<ClinicNumber & { numberId: string | null }>`
    select number.number_id, number.no, to_char(number.starts_at at time zone 'Asia/Shanghai', 'HH24:MI') as time,
      slot_state_of(session.is_stopped, session.release_at, session.opens_at, number.state = 'open' and number.starts_at > ${new Date(now)},
        ${new Date(now)})::text as slot_state
    from clinic_session as session left join clinic_number as number on number.session_id = session.session_id
    where session.session_id = ${sessionId}
    order by number.no`.execute(db)
  return rows.length === 0 ? undefined : rows.filter(row => row.numberId !== null)
}
