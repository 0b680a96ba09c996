import { sql } from 'kysely'
import type { consultDeskServices } from '@nethos/contract/staff-desk/consult-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { forgetUnread, listQuery, mayTouch, shownRow, statusAt } from '../consult/public.ts'

const tabs = {
  new: { statuses: ['going'], isAnswered: false },
  going: { statuses: ['going'], isAnswered: true },
  ended: { statuses: ['unreviewed', 'finished', 'cancelled'], isAnswered: undefined },
} as const

/** What waits for a first reply stands oldest first: the 24 hours run. Everything else newest first. */
export const listDeskConsults: HandlerOf<typeof consultDeskServices.listDeskConsults> = async ({ input, ctx }) => {
  const { tab, whose, consultStatus, consultType, pageNum, pageSize } = input
  // Renewals have a queue of their own.
  let query = listQuery(ctx, 'staffUnread').where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
  if (tab) {
    const { statuses, isAnswered } = tabs[tab]
    query = query.where(statusAt(ctx.now), 'in', statuses)
    if (isAnswered !== undefined) query = query.where('consult.firstReplyAt', isAnswered ? 'is not' : 'is', null)
  }
  if (whose)
    query = query.where(({ eb, or }) => {
      const isHis = or([eb('consult.docId', '=', ctx.caller.docId), eb('consult.assignedDocId', '=', ctx.caller.docId)])
      return whose === 'own' ? isHis : eb('consult.teamId', 'is not', null)
    })
  if (consultStatus && consultStatus !== 'all') query = query.where(statusAt(ctx.now), '=', consultStatus)
  if (consultType) query = query.where('consult.consultType', '=', consultType)
  const sorted = tab === 'new' ? query.orderBy('consult.startedAt') : query.orderBy('consult.lastAt', 'desc')
  const found = await sorted
    .orderBy('consult.consultId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const listed = found.slice(0, pageSize)
  // Before anything is shown: whose names and complaints this member of staff sees.
  await ctx.auditListed('consult.list', listed)
  return {
    rows: listed.map(row => shownRow(row, ctx.now)),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

export const countDeskConsults: HandlerOf<typeof consultDeskServices.countDeskConsults> = ({ ctx }) => {
  const status = statusAt(ctx.now)
  const isNew = sql`${status} = 'going' and first_reply_at is null`
  const isGoing = sql`${status} = 'going' and first_reply_at is not null`
  const isEnded = sql`${status} in ('unreviewed', 'finished', 'cancelled')`
  return ctx.db
    .selectFrom('consult')
    .select([
      sql<number>`count(*) filter (where ${isNew})`.as('new'),
      sql<number>`count(*) filter (where ${isGoing})`.as('going'),
      sql<number>`count(*) filter (where ${isEnded})`.as('ended'),
      sql<number>`coalesce(sum(staff_unread), 0)::int`.as('unread'),
      sql<number>`coalesce(sum(staff_unread) filter (where ${isGoing}), 0)::int`.as('goingUnread'),
      sql<number>`coalesce(sum(staff_unread) filter (where ${isEnded}), 0)::int`.as('endedUnread'),
    ])
    .where(mayTouch(ctx))
    .where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
    .executeTakeFirstOrThrow()
}

export const readDeskMessages: HandlerOf<typeof consultDeskServices.readDeskMessages> = async ({
  input,
  ctx,
  refuse,
}) => (await forgetUnread(ctx, input.consultId, 'staffUnread')) || refuse('not_found')
