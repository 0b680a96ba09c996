import { mostDrawEntries } from '@nethos/contract/booking/draw.rules.ts'
import type { drawServices as services } from '@nethos/contract/booking/draw.services.ts'
import { isRefused, type HandlerOf } from '../../../calls/handler.ts'
import { noteActFor } from '../../people/public.ts'
import { visitorOf } from '../visitor.ts'
import { drawEntries } from './draw.lifecycle.ts'
import { addEntry, countOpenEntries, takesRequests } from './draw.table.ts'
import { digestOf, entryIdOf } from './lot.ts'

/** One more request for the draw, or for its next round; when it comes within the minutes, and from how many accounts, does not count. */
export const enterDraw: HandlerOf<typeof services.enterDraw> = async ({ input, ctx, refuse }) => {
  const { sessionId, personId, wantsWait } = input
  const session = await ctx.db
    .selectFrom('draw')
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'draw.sessionId')
    .select(['clinicSession.hosId', 'clinicSession.isStopped'])
    .where('draw.sessionId', '=', sessionId)
    .executeTakeFirst()
  if (!session) return refuse('not_found')
  if (session.isStopped) return refuse('stopped')
  const { accountId } = ctx.caller
  const visitor = await visitorOf(ctx, { accountId, personId, hosId: session.hosId })
  if (isRefused(visitor)) return visitor
  const { realPerson, personName } = visitor
  if ((await countOpenEntries(ctx, realPerson, sessionId)) >= mostDrawEntries) return refuse('too_many_draws')
  const drawEntryId = entryIdOf(realPerson, sessionId)
  const digest = digestOf(drawEntryId)
  const added = await addEntry(ctx, {
    drawEntryId,
    digest,
    sessionId,
    accountId,
    personId,
    realPerson,
    personName,
    wantsWait,
  })
  if (added === 'closed') return refuse('not_gathering')
  if (added === 'again') return refuse('entered_already')
  await noteActFor(ctx, { action: 'draw.enter', personId, recordType: 'draw', recordId: drawEntryId })
  await ctx.announce({ accountId }, 'draw', sessionId)
  return { drawEntryId, digest }
}

export const leaveDraw: HandlerOf<typeof services.leaveDraw> = async ({ input, ctx, refuse }) => {
  const { accountId } = ctx.caller
  const entry = await ctx.db
    .selectFrom('drawEntry')
    .select(['sessionId', 'state'])
    .where('drawEntryId', '=', input.drawEntryId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (!entry) return refuse('not_found')
  // As with a request that comes: the draw or the round waits for it, or it is too late.
  const running = await ctx.db
    .selectFrom('draw')
    .select('sessionId')
    .where('sessionId', '=', entry.sessionId)
    .where(takesRequests(new Date(ctx.now)))
    .forKeyShare()
    .executeTakeFirst()
  if (!running) return refuse('cannot_leave')
  const left = await drawEntries.transitionAll(ctx, { drawEntryId: input.drawEntryId, accountId }, 'leave', 'patient')
  return left.length > 0 || refuse('cannot_leave')
}
