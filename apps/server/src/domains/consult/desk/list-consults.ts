import { sql } from 'kysely'
import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { lookedThrough, type HandlerOf } from '../../../calls/handler.ts'
import { noticesSeen } from '../../notify/public.ts'
import { answerAlarm } from '../alarm/answer.ts'
import { isDueSoon, listQuery, shownRow, type ListedRow } from '../consult-list.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { isSnoozed, snoozesOf } from './snooze.table.ts'
import { forgetUnread, mayTouch } from '../consult.table.ts'

const tabs = {
  new: { statuses: ['going'], isAnswered: false },
  going: { statuses: ['going'], isAnswered: true },
  ended: { statuses: ['unreviewed', 'finished', 'cancelled'], isAnswered: undefined },
} as const

/** What waits for a first reply stands oldest first: the 24 hours run. Everything else newest first. */
export const listDeskConsults: HandlerOf<typeof consultDeskServices.listDeskConsults> = async ({ input, ctx }) => {
  const { tab, whose, consultStatus, consultType, search, only, pageNum, pageSize } = input
  // Renewals have a queue of their own.
  let query = listQuery(ctx, 'staffUnread').where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
  if (tab) {
    const { statuses, isAnswered } = tabs[tab]
    query = query.where(consults.stateNow(ctx.now), 'in', statuses)
    if (isAnswered !== undefined) query = query.where('consult.firstReplyAt', isAnswered ? 'is not' : 'is', null)
  }
  if (whose)
    query = query.where(({ eb, or }) => {
      const isHis = or([
        eb('consult.docId', '=', ctx.caller.docId),
        eb('consult.assignedDocId', '=', ctx.caller.docId),
        eb('consult.coverDocId', '=', ctx.caller.docId),
      ])
      return whose === 'own' ? isHis : eb('consult.teamId', 'is not', null)
    })
  if (consultStatus && consultStatus !== 'all') query = query.where(consults.stateNow(ctx.now), '=', consultStatus)
  if (consultType) query = query.where('consult.consultType', '=', consultType)
  if (search) query = query.where(sql<boolean>`position(${search} in consult.consulter_name) > 0`)
  if (only === 'urgent') query = query.where(sql<boolean>`cardinality(consult.red_flags) > 0`)
  if (only === 'due') query = query.where('consult.firstReplyAt', 'is', null).where(isDueSoon(ctx.now))
  if (only === 'unread') query = query.where(needsSomebody(ctx.now)).where('consult.staffUnread', '>', 0)
  if (only === 'waiting')
    query = query
      .where(consults.stateNow(ctx.now), '=', 'going')
      .where(({ eb, or }) => or([eb('consult.firstReplyAt', 'is', null), eb('consult.staffUnread', '>', 0)]))
  if (only === 'snoozed') query = query.where(isSnoozed(ctx))
  // Who looks for a name finds it, put aside or not.
  else if ((tab === 'new' || tab === 'going') && !search) query = query.where(({ not }) => not(isSnoozed(ctx)))
  const sorted = tab === 'new' ? query.orderBy('consult.startedAt') : query.orderBy('consult.lastAt', 'desc')
  const found = await sorted
    .orderBy('consult.consultId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const listed = found.slice(0, pageSize)
  const snoozes = await snoozesOf(
    ctx,
    listed.map(row => row.consultId),
  )
  return lookedThrough(listed, {
    rows: listed.map(row => ({ ...deskRow(row, ctx.now), snooze: snoozes.get(row.consultId) ?? null })),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  })
}

/** What was given back unread needs nobody any more. */
const needsSomebody = (now: number) => sql<boolean>`${consults.stateNow(now)} <> 'cancelled'`

function deskRow(listed: ListedRow, now: number): ReturnType<typeof shownRow> {
  const row = shownRow(listed, now)
  return row.consultStatus === 'cancelled' ? { ...row, unreadCount: 0 } : row
}

export const countDeskConsults: HandlerOf<typeof consultDeskServices.countDeskConsults> = ({ ctx }) => {
  const status = consults.stateNow(ctx.now)
  const aside = isSnoozed(ctx)
  const isNew = sql`${status} = 'going' and first_reply_at is null and not ${aside}`
  const isGoing = sql`${status} = 'going' and first_reply_at is not null and not ${aside}`
  const isEnded = sql`${status} in ('unreviewed', 'finished', 'cancelled')`
  return ctx.db
    .selectFrom('consult')
    .select([
      sql<number>`count(*) filter (where ${isNew})`.as('new'),
      sql<number>`count(*) filter (where ${isGoing})`.as('going'),
      sql<number>`count(*) filter (where ${isEnded})`.as('ended'),
      sql<number>`count(*) filter (where ${status} = 'going' and ${aside})`.as('snoozed'),
      sql<number>`coalesce(sum(staff_unread) filter (where ${needsSomebody(ctx.now)}), 0)::int`.as('unread'),
      sql<number>`coalesce(sum(staff_unread) filter (where ${isGoing}), 0)::int`.as('goingUnread'),
      sql<number>`coalesce(sum(staff_unread) filter (where ${isEnded} and ${needsSomebody(ctx.now)}), 0)::int`.as(
        'endedUnread',
      ),
    ])
    .where(mayTouch(ctx))
    .where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
    .executeTakeFirstOrThrow()
}

export const readDeskMessages: HandlerOf<typeof consultDeskServices.readDeskMessages> = async ({
  input,
  ctx,
  refuse,
}) => {
  if (!(await forgetUnread(ctx, input.consultId, 'staffUnread'))) return refuse('not_found')
  await noticesSeen(ctx, ctx.caller.staffId)
  await answerAlarm(ctx, input.consultId, 'consult.alarm.seen')
  return true
}

/** Of what has ended: nobody waits for an answer there any more. */
export const readAllEnded: HandlerOf<typeof consultDeskServices.readAllEnded> = async ({ ctx }) => {
  await ctx.db
    .updateTable('consult')
    .set({ staffUnread: 0 })
    .where(mayTouch(ctx))
    .where('consultType', '!=', 'RENEWAL_OF_CONSULTATION')
    .where('staffUnread', '>', 0)
    .where(consults.stateNow(ctx.now), 'in', tabs.ended.statuses)
    .execute()
  return true
}
