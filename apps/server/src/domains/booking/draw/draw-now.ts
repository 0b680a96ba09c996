import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { ruleOfSession } from '../rule.table.ts'
import { turnOf } from '../turn.ts'
import { draws } from './draw.lifecycle.ts'
import { sealedFor, type Draw } from './draw.table.ts'
import { listDigestOf } from './lot.ts'

const dayMs = 86_400_000

/** The seed is opened and published, and with it the order of all who asked. The draw is held: no request comes between. */
export async function drawNow(ctx: Ctx, draw: Draw): Promise<Draw | undefined> {
  const seed = ctx.runtime.sealer.openBytes(draw.seedSealed, sealedFor)
  const { sessionId } = draw
  const { turnDays } = await ruleOfSession(ctx, sessionId)
  const since = sql`${new Date(ctx.now - turnDays * dayMs)}::timestamptz`
  const { rows } = await sql<{ digest: string }>`
    with drawn as (
      select draw_entry_id, ${turnOf(sql`draw_entry.real_person`, since)} as turn, sha256(${seed}::bytea || decode(digest, 'hex')) as lot
      from draw_entry where session_id = ${sessionId} and state = 'entered'
    ), ordered as (
      select draw_entry_id, turn, encode(lot, 'hex') as lot, row_number() over (order by turn, lot) as rank from drawn
    )
    update draw_entry entry set turn = ordered.turn, lot = ordered.lot, rank = ordered.rank
    from ordered where entry.draw_entry_id = ordered.draw_entry_id
    returning entry.digest`.execute(ctx.db)
  return draws.transition(ctx, draw, 'draw', 'clock', {
    seed: seed.toString('hex'),
    entriesDigest: listDigestOf(rows.map(({ digest }) => digest)),
    drawnAt: ctx.now,
  })
}
