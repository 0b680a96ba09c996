import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import {
  drawEntryStates,
  drawStates,
  type DrawEntryState,
  type DrawState,
} from '@nethos/contract/booking/draw.status.ts'
import type { drawServices as services } from '@nethos/contract/booking/draw.services.ts'
import { whenGiven } from '../../../database/when-given.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { pageOf } from '../../../calls/page-of.ts'
import { isOpenFor } from '../../people/public.ts'
import { fairSessionOf, fairSessionRows } from '../fair-session.ts'
import { drawStateAt } from './draw.table.ts'

const count = (what: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from draw_entry entry where entry.session_id = draw.session_id and ${what})`

/** For everybody, with everything that is needed to check it. */
export const drawDetail: HandlerOf<typeof services.drawDetail> = async ({ input, ctx, refuse }) => {
  const row = await fairSessionRows(ctx)
    .innerJoin('draw', 'draw.sessionId', 'clinicSession.sessionId')
    .select(['draw.state', 'draw.commitment', 'draw.seed', 'draw.entriesDigest', 'draw.committedAt'])
    .select(['draw.opensAt', 'draw.closesAt', 'draw.drawnAt'])
    .select([
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
  const drawState = drawStateAt(row.state as DrawState, times, ctx.now)
  return {
    session: fairSessionOf(row),
    drawState,
    stateLabel: drawStates[drawState].label,
    commitment: row.commitment,
    committedAt: row.committedAt.getTime(),
    ...times,
    seed: row.seed ?? '',
    entriesDigest: row.entriesDigest ?? '',
    drawnAt: row.drawnAt?.getTime() ?? null,
    numbers: row.numbers,
    entries: row.entries,
    won: row.won,
  }
}

export const listDrawn: HandlerOf<typeof services.listDrawn> = async ({ input, ctx }) => {
  const found = await ctx.db
    .selectFrom('drawEntry')
    .select(['digest', 'lot', 'turn', 'rank', 'state'])
    .where('sessionId', '=', input.sessionId)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .limit(input.pageSize + 1)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute()
  return pageOf(
    found.map(({ digest, lot, turn, rank, state }) => ({
      digest,
      turn,
      lot: present(lot),
      rank: present(rank),
      entryState: state as DrawEntryState,
    })),
    input,
  )
}

export const listOwnEntries: HandlerOf<typeof services.listOwnEntries> = async ({ input, ctx }) => {
  const found = await fairSessionRows(ctx)
    .innerJoin('draw', 'draw.sessionId', 'clinicSession.sessionId')
    .innerJoin('drawEntry as entry', 'entry.sessionId', 'draw.sessionId')
    .select(['entry.drawEntryId', 'entry.digest', 'entry.personId', 'entry.personName', 'entry.state as entryState'])
    .select(['entry.rank', 'entry.wantsWait', 'entry.reason', 'entry.bookingId', 'entry.waitId', 'entry.createdAt'])
    .select(['draw.state', 'draw.opensAt', 'draw.closesAt'])
    .where('entry.accountId', '=', ctx.caller.accountId)
    .where(isOpenFor('entry.personId', 'book', ctx.now))
    .$call(whenGiven(input.sessionId, (query, sessionId) => query.where('entry.sessionId', '=', sessionId)))
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.drawEntryId')
    .limit(input.pageSize + 1)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute()
  return pageOf(
    found.map(row => {
      const times = { opensAt: row.opensAt.getTime(), closesAt: row.closesAt.getTime() }
      const entryState = row.entryState as DrawEntryState
      return {
        drawEntryId: row.drawEntryId,
        digest: row.digest,
        session: fairSessionOf(row),
        personId: row.personId,
        personName: row.personName,
        drawState: drawStateAt(row.state as DrawState, times, ctx.now),
        entryState,
        entryLabel: drawEntryStates[entryState].label,
        closesAt: times.closesAt,
        rank: row.rank,
        wantsWait: row.wantsWait,
        reason: row.reason,
        bookingId: row.bookingId ?? '',
        waitId: row.waitId ?? '',
        createdAt: row.createdAt.getTime(),
      }
    }),
    input,
  )
}
