import { sql } from 'kysely'
import { redFlagNotice, redFlagsIn, type RedFlag } from '@nethos/contract/consult/red-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { addNotice } from './consult-message.table.ts'
import type { Consult } from './consult.table.ts'

/**
 * Keeps what of the patient's words cannot wait, and says in the stream what to do at once: each flag once in a consult.
 * Nothing is refused or held back for it.
 */
export async function noteRedFlags(ctx: Ctx, consultId: string, ...texts: readonly string[]): Promise<void> {
  const said = redFlagsIn(...texts)
  if (said.length === 0) return
  const { rows } = await sql<{ before: RedFlag[] }>`
    update consult set red_flags = consult.red_flags || array(
      select flag from unnest(${said}::text[]) with ordinality as said (flag, nth)
      where flag <> all (earlier.red_flags) order by nth)
    from (select red_flags from consult where consult_id = ${consultId} for update) as earlier
    where consult.consult_id = ${consultId}
    returning earlier.red_flags as before`.execute(ctx.db)
  const fresh = said.filter(flag => !rows[0]?.before.includes(flag))
  if (fresh.length > 0) await addNotice(ctx, { consultId } as Consult, redFlagNotice(fresh), 'both')
}
