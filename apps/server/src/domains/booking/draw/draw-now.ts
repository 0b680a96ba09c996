import type { Ctx } from '../../../calls/handler.ts'
import { draws } from './draw.lifecycle.ts'
import { sealedFor, type Draw } from './draw.table.ts'
import { listDigestOf } from './lot.ts'
import { isLastRound, lastRoundAtOf, place } from './rounds.ts'

/** The seed is opened and published, and with it the order of those whose turn it is. The draw is held: no request comes between. */
export async function drawNow(ctx: Ctx, draw: Draw): Promise<Draw | undefined> {
  const seed = ctx.runtime.sealer.openBytes(draw.seedSealed, sealedFor)
  const asked = await ctx.db
    .selectFrom('drawEntry')
    .select('digest')
    .where('sessionId', '=', draw.sessionId)
    .where('state', '=', 'entered')
    .execute()
  const drawn = await draws.transition(ctx, draw, 'draw', 'clock', {
    seed: seed.toString('hex'),
    entriesDigest: listDigestOf(asked.map(({ digest }) => digest)),
    drawnAt: ctx.now,
    round: 0,
    roundAt: draw.closesAt,
    lastRoundAt: await lastRoundAtOf(ctx, draw),
  })
  if (drawn) await place(ctx, drawn, { round: 0, isLast: isLastRound(drawn, ctx.now) })
  return drawn
}
