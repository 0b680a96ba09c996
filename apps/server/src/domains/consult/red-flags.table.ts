import { sql } from 'kysely'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { emergenciesOf, logAlarms } from '../triage/public.ts'
import { addNotice } from './consult-message.table.ts'
import { raiseAlarm } from './alarm/raise.ts'
import { knownOfPerson } from './known-of-person.ts'
import type { Consult } from './consult.table.ts'

/**
 * Keeps what of the patient's words cannot wait, says in the stream what to do at once, and wakes somebody: a consult lasts for
 * weeks, so the same danger is said and called for again (triage/alarm.table.ts). Nothing is refused or held back for it.
 */
export async function noteRedFlags(ctx: Ctx, consultId: string, ...texts: readonly string[]): Promise<void> {
  const found = await emergenciesOf(ctx.db, await knownOfPerson(ctx, consultId), texts)
  const { flags } = found
  if (flags.length === 0) return
  const { rows } = await sql<{ personId: string }>`
    update consult set red_flags = red_flags || array(
      select flag from unnest(${flags}::text[]) with ordinality as said (flag, nth)
      where flag <> all (red_flags) order by nth)
    where consult_id = ${consultId} returning person_id`.execute(ctx.db)
  const place = { recordType: 'consult', recordId: consultId, personId: rows[0]?.personId ?? null } as const
  const { unread, uncalled } = await logAlarms(ctx, place, found)
  if (unread.length > 0) await addNotice(ctx, { consultId } as Consult, found.noticeOf(unread), 'both')
  if (uncalled.length > 0) await raiseAlarm(ctx, consultId)
}

/** It was none: the next of its kind is a fresh one. */
export async function takeOffFlag({ db }: Ctx, consultId: string, flag: TriageFlag): Promise<void> {
  await db
    .updateTable('consult')
    .set({ redFlags: sql`array_remove(red_flags, ${flag})` })
    .where('consultId', '=', consultId)
    .execute()
}
