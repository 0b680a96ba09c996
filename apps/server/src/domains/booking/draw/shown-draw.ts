import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { drawLabelOf, type DrawEntryState, type DrawState } from '@nethos/contract/booking/draw.status.ts'
import type { drawServices as services } from '@nethos/contract/booking/draw.services.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { pageOf } from '../../../calls/page-of.ts'
import { fairSessionOf, fairSessionRows } from '../fair-session.ts'
import { drawStateAt } from './draw.table.ts'

const count = (what: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from draw_entry entry where entry.session_id = draw.session_id and ${what})`

/** Numbers that are left, for the next round or for everybody. */
export const openNumbers = sql<number>`(select count(*)::int from clinic_number number
  where number.session_id = draw.session_id and number.state = 'open')`

/** Of one that is being given out: when its next round is, and the last one. */
export const roundsOf = (row: { state: string; roundAt: Date | null; lastRoundAt: Date | null }) => ({
  roundAt: row.state === 'drawn' ? (row.roundAt?.getTime() ?? null) : null,
  lastRoundAt: row.state === 'drawn' ? (row.lastRoundAt?.getTime() ?? null) : null,
})

/** For everybody, with everything that is needed to check it. */
export const drawDetail: HandlerOf<typeof services.drawDetail> = async ({ input, ctx, refuse }) => {
  const row = await fairSessionRows(ctx)
    .innerJoin('draw', 'draw.sessionId', 'clinicSession.sessionId')
    .select(['draw.state', 'draw.commitment', 'draw.seed', 'draw.entriesDigest', 'draw.committedAt'])
    .select(['draw.opensAt', 'draw.closesAt', 'draw.drawnAt', 'draw.roundAt', 'draw.lastRoundAt'])
    .select([
      openNumbers.as('left'),
      sql<number>`(select count(*)::int from clinic_number number where number.session_id = draw.session_id)`.as(
        'numbers',
      ),
      count(sql`entry.state <> 'left'`).as('entries'),
      count(sql`entry.state = 'won'`).as('won'),
    ])
    .where('draw.sessionId', '=', input.sessionId)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const times = { opensAt: row.opensAt.getTime(), closesAt: row.closesAt.getTime() }
  const rounds = roundsOf(row)
  const drawState = drawStateAt(row.state as DrawState, times, ctx.now)
  return {
    session: fairSessionOf(row),
    drawState,
    stateLabel: drawLabelOf(drawState, rounds.roundAt, ctx.now),
    commitment: row.commitment,
    committedAt: row.committedAt.getTime(),
    ...times,
    seed: row.seed ?? '',
    entriesDigest: row.entriesDigest ?? '',
    drawnAt: row.drawnAt?.getTime() ?? null,
    ...rounds,
    numbers: row.numbers,
    left: row.left,
    entries: row.entries,
    won: row.won,
  }
}

export const listDrawn: HandlerOf<typeof services.listDrawn> = async ({ input, ctx }) => {
  const found = await ctx.db
    .selectFrom('drawEntry')
    .select(['digest', 'lot', 'turn', 'askedRound', 'round', 'rank', 'state'])
    .where('sessionId', '=', input.sessionId)
    .where('lot', 'is not', null)
    .orderBy('rank')
    .orderBy('digest')
    .limit(input.pageSize + 1)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute()
  return pageOf(
    found.map(({ digest, lot, turn, askedRound, round, rank, state }) => ({
      digest,
      turn,
      lot: present(lot),
      askedRound: askedRound ?? 0,
      round: rank === null ? null : (round ?? 0),
      rank: rank ?? 0,
      entryState: state as DrawEntryState,
    })),
    input,
  )
}
