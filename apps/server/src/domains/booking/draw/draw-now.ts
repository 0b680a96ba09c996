import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { moveDraw, sealedFor, type Draw } from './draw.table.ts'
import { listDigestOf } from './lot.ts'

/** The seed is opened and published, and with it the order of all who asked. The draw is held: no request comes between. */
export async function drawNow(ctx: Ctx, draw: Draw): Promise<number> {
  const seed = ctx.house.sealer.openBytes(draw.seedSealed, sealedFor)
  const { sessionId } = draw
  const { rows } = await sql<{ digest: string }>`
    with drawn as (
      select draw_entry_id, sha256(${seed}::bytea || decode(digest, 'hex')) as lot
      from draw_entry where session_id = ${sessionId} and state = 'entered'
    ), ordered as (
      select draw_entry_id, encode(lot, 'hex') as lot, row_number() over (order by lot) as rank from drawn
    )
    update draw_entry entry set lot = ordered.lot, rank = ordered.rank
    from ordered where entry.draw_entry_id = ordered.draw_entry_id
    returning entry.digest`.execute(ctx.db)
  const drawn = await moveDraw(ctx, draw, 'draw', 'clock', {
    seed: seed.toString('hex'),
    entriesDigest: listDigestOf(rows.map(({ digest }) => digest)),
    drawnAt: new Date(ctx.now),
  })
  return drawn ? 1 : 0
}
