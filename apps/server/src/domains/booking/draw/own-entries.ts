import type { InputOf } from '@nethos/contract/service.ts'
import type { OwnEntry } from '@nethos/contract/booking/draw.schemas.ts'
import { entryLabelOf, type DrawEntryState, type DrawState } from '@nethos/contract/booking/draw.status.ts'
import type { drawServices as services } from '@nethos/contract/booking/draw.services.ts'
import type { AccountCaller } from '../../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../../calls/handler.ts'
import { pageOf } from '../../../calls/page-of.ts'
import { whenGiven } from '../../../database/when-given.ts'
import { isOpenFor } from '../../people/public.ts'
import { fairSessionOf, fairSessionRows } from '../fair-session.ts'
import { drawStateAt } from './draw.table.ts'
import { roundsOf } from './shown-draw.ts'

export const listOwnEntries: HandlerOf<typeof services.listOwnEntries> = async ({ input, ctx }) => {
  const found = await ownEntries(ctx, input)
  return pageOf(
    found.map(row => shownEntry(row, ctx.now)),
    input,
  )
}

const ownEntries = (ctx: Ctx<AccountCaller>, input: InputOf<typeof services.listOwnEntries>) =>
  fairSessionRows(ctx)
    .innerJoin('draw', 'draw.sessionId', 'clinicSession.sessionId')
    .innerJoin('drawEntry as entry', 'entry.sessionId', 'draw.sessionId')
    .select(['entry.drawEntryId', 'entry.digest', 'entry.personId', 'entry.personName', 'entry.state as entryState'])
    .select(['entry.rank', 'entry.lot', 'entry.wantsWait', 'entry.reason', 'entry.bookingId', 'entry.waitId'])
    .select(['entry.createdAt', 'draw.state', 'draw.opensAt', 'draw.closesAt', 'draw.roundAt', 'draw.lastRoundAt'])
    .where('entry.accountId', '=', ctx.caller.accountId)
    .where(isOpenFor('entry.personId', 'book', ctx.now))
    .$call(whenGiven(input.sessionId, (query, sessionId) => query.where('entry.sessionId', '=', sessionId)))
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.drawEntryId')
    .limit(input.pageSize + 1)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute()

function shownEntry(row: Awaited<ReturnType<typeof ownEntries>>[number], now: number): OwnEntry {
  const times = { opensAt: row.opensAt.getTime(), closesAt: row.closesAt.getTime() }
  const entryState = row.entryState as DrawEntryState
  const isLater = entryState === 'entered' && row.lot !== null && row.rank === null
  const { roundAt, lastRoundAt } = roundsOf(row)
  return {
    drawEntryId: row.drawEntryId,
    digest: row.digest,
    session: fairSessionOf(row),
    personId: row.personId,
    personName: row.personName,
    drawState: drawStateAt(row.state as DrawState, times, now),
    entryState,
    entryLabel: entryLabelOf(entryState, isLater),
    isLater,
    closesAt: (isLater ? lastRoundAt : roundAt) ?? times.closesAt,
    rank: row.rank,
    wantsWait: row.wantsWait,
    reason: row.reason,
    bookingId: row.bookingId ?? '',
    waitId: row.waitId ?? '',
    createdAt: row.createdAt.getTime(),
  }
}
