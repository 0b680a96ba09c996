import {
  drawEntryStates,
  drawStates,
  type DrawEntryState,
  type DrawState,
} from '@nethos/contract/booking/draw.status.ts'
import type { Db } from '../../../database/connect.ts'

/** A draw as its public page says it (draw/shown-draw.ts), for scripts/recompute-draw.mjs; undefined before it is drawn. */
export async function publishedDraw(db: Db, sessionId: string) {
  const draw = await db.selectFrom('draw').selectAll().where('sessionId', '=', sessionId).executeTakeFirst()
  if (!draw || draw.seed === null || draw.entriesDigest === null) return undefined
  const entries = await db
    .selectFrom('drawEntry')
    .select(['digest', 'lot', 'turn', 'askedRound', 'round', 'rank', 'state'])
    .where('sessionId', '=', sessionId)
    .where('lot', 'is not', null)
    .execute()
  return {
    draw: {
      commitment: draw.commitment,
      committedAt: draw.committedAt.getTime(),
      opensAt: draw.opensAt.getTime(),
      seed: draw.seed,
      entriesDigest: draw.entriesDigest,
      drawState: drawStates[draw.state as DrawState].code,
    },
    entries: entries.map(({ digest, lot, turn, askedRound, round, rank, state }) => ({
      digest,
      lot: lot ?? '',
      turn,
      askedRound: askedRound ?? 0,
      round: round ?? 0,
      rank: rank ?? 0,
      entryState: drawEntryStates[state as DrawEntryState].code,
    })),
  }
}
