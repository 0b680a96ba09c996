import { sql } from 'kysely'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { emergenciesIn, logAlarms } from '../triage/public.ts'
import { addNotice } from './consult-message.table.ts'
import { raiseAlarm } from './alarm/raise.ts'
import type { Consult } from './consult.table.ts'

/**
 * Keeps what of the patient's words cannot wait, and says in the stream what to do at once: each flag once in a consult.
 * Nothing is refused or held back for it.
 */
export async function noteRedFlags(ctx: Ctx, consultId: string, ...texts: readonly string[]): Promise<void> {
  const found = await emergenciesIn(ctx.db, ...texts)
  const flags = found.flags
  if (flags.length === 0) return
  const { rows } = await sql<{ before: TriageFlag[] }>`
    update consult set red_flags = consult.red_flags || array(
      select flag from unnest(${flags}::text[]) with ordinality as said (flag, nth)
      where flag <> all (earlier.red_flags) order by nth)
    from (select red_flags from consult where consult_id = ${consultId} for update) as earlier
    where consult.consult_id = ${consultId}
    returning earlier.red_flags as before`.execute(ctx.db)
  const fresh = flags.filter(flag => !rows[0]?.before.includes(flag))
  if (fresh.length === 0) return
  await logAlarms(ctx, { recordType: 'consult', recordId: consultId }, found, fresh)
  await addNotice(ctx, { consultId } as Consult, found.noticeOf(fresh), 'both')
  await raiseAlarm(ctx, consultId)
}
