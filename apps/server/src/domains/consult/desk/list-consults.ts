import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { InputOf } from '@nethos/contract/service.ts'
import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { StaffCaller } from '../../../calls/caller.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import type { DB } from '../../../database/types.gen.ts'
import { noticesSeen } from '../../notify/public.ts'
import { answerAlarm } from '../alarm/answer.ts'
import { isDueSoon, listQuery, shownRow, type ListedRow } from '../consult-list.table.ts'
import { consults } from '../consult.lifecycle.ts'
import { isSnoozed, snoozesOf } from './snooze.table.ts'
import { forgetUnread, mayTouch } from '../consult.table.ts'
import { cannotWait, newestIds } from './newest.ts'

const linkTo = (consultId: string) => `/consults/${consultId}`

const tabs = {
  new: { statuses: ['going'], isAnswered: false },
  going: { statuses: ['going'], isAnswered: true },
  ended: { statuses: ['unreviewed', 'finished', 'cancelled'], isAnswered: undefined },
} as const
/** Paid at some time: what a doctor may see. */
const shownStatuses = ['going', 'unreviewed', 'finished', 'cancelled'] as const

type Desk = Ctx<StaffCaller>
type Input = InputOf<typeof consultDeskServices.listDeskConsults>

/** What is asked for, of the row `consult`, among those that are the caller's. */
function wantedOf(ctx: Desk, input: Input): Expression<SqlBool> {
  const { tab, whose, consultStatus, consultType, search, only } = input
  const eb = expressionBuilder<DB, 'consult'>()
  const { docId } = ctx.caller
  const isHis = eb.or((['docId', 'assignedDocId', 'coverDocId'] as const).map(key => eb(`consult.${key}`, '=', docId)))
  // Who looks for a name finds it, put aside or not.
  const leavesAside = (tab === 'new' || tab === 'going') && !search && only !== 'snoozed'
  // Renewals have a queue of their own.
  const conditions: Expression<SqlBool>[] = [eb('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')]
  if (tab) conditions.push(consults.isNow(tabs[tab].statuses, ctx.now))
  const isAnswered = tab ? tabs[tab].isAnswered : undefined
  if (isAnswered !== undefined) conditions.push(eb('consult.firstReplyAt', isAnswered ? 'is not' : 'is', null))
  if (whose) conditions.push(whose === 'own' ? isHis : eb('consult.teamId', 'is not', null))
  if (consultStatus && consultStatus !== 'all') conditions.push(consults.isNow([consultStatus], ctx.now))
  if (consultType) conditions.push(eb('consult.consultType', '=', consultType))
  if (search) conditions.push(sql<boolean>`position(${search} in consult.consulter_name) > 0`)
  if (leavesAside) conditions.push(eb.not(isSnoozed(ctx)))
  return eb.and([...conditions, ...narrowed(ctx, only)])
}

function narrowed(ctx: Desk, only: Input['only']): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, 'consult'>()
  if (only === 'urgent') return [sql<boolean>`cardinality(consult.red_flags) > 0`]
  if (only === 'due') return [eb('consult.firstReplyAt', 'is', null), isDueSoon(ctx.now)]
  if (only === 'unread') return [needsSomebody(ctx.now), eb('consult.staffUnread', '>', 0)]
  if (only === 'snoozed') return [isSnoozed(ctx)]
  if (only !== 'waiting') return []
  const isWaiting = eb.or([eb('consult.firstReplyAt', 'is', null), eb('consult.staffUnread', '>', 0)])
  return [consults.isNow(['going'], ctx.now), isWaiting]
}

/**
 * Who cannot wait stands before all others. What waits for a first reply stands oldest first: the 24 hours run. Everything
 * else newest first.
 */
export const listDeskConsults: HandlerOf<typeof consultDeskServices.listDeskConsults> = async ({ input, ctx }) => {
  const { tab, pageNum, pageSize } = input
  const wanted = wantedOf(ctx, input)
  const lying = consults.lyingAs(tab ? tabs[tab].statuses : shownStatuses)
  const listed = listQuery(ctx, 'staffUnread').orderBy(cannotWait, 'desc')
  const found = await (
    tab === 'new'
      ? listed.where(mayTouch(ctx)).where(wanted).where('consult.status', 'in', lying).orderBy('consult.startedAt')
      : listed
          .where(sql<boolean>`consult.consult_id = any(${await newestIds(ctx, lying, wanted, pageNum * pageSize + 1)})`)
          .orderBy('consult.lastAt', 'desc')
  )
    .orderBy('consult.consultId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const shown = found.slice(0, pageSize)
  const snoozes = await snoozesOf(
    ctx,
    shown.map(row => row.consultId),
  )
  return lookedThrough(shown, {
    rows: shown.map(row => ({ ...deskRow(row, ctx.now), snooze: snoozes.get(row.consultId) ?? null })),
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

/** Of all that he ever ended nobody asks how many: only whether there is one more than a moment ago. */
const justEndedMs = 3_600_000

export const countDeskConsults: HandlerOf<typeof consultDeskServices.countDeskConsults> = async ({ ctx }) => {
  const state = consults.stateNow(ctx.now)
  const aside = isSnoozed(ctx)
  const isNew = sql`first_reply_at is null and not ${aside}`
  const isGoing = sql`first_reply_at is not null and not ${aside}`
  const touched = ctx.db
    .selectFrom('consult')
    .where(mayTouch(ctx))
    .where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
  const isEnded = sql<boolean>`${state} in ('unreviewed', 'finished', 'cancelled')`
  const [open, marked, over] = await Promise.all([
    touched
      .where(state, '=', 'going')
      .where('consult.status', 'in', consults.lyingAs(['going']))
      .select([
        sql<number>`count(*) filter (where ${isNew})`.as('new'),
        sql<number>`count(*) filter (where ${isGoing})`.as('going'),
        sql<number>`count(*) filter (where ${aside})`.as('snoozed'),
      ])
      .executeTakeFirstOrThrow(),
    touched
      .where('consult.staffUnread', '>', 0)
      .where(needsSomebody(ctx.now))
      .select([
        sql<number>`coalesce(sum(staff_unread), 0)::int`.as('unread'),
        sql<number>`coalesce(sum(staff_unread) filter (where ${state} = 'going' and ${isGoing}), 0)::int`.as(
          'goingUnread',
        ),
        sql<number>`coalesce(sum(staff_unread) filter (where ${isEnded}), 0)::int`.as('endedUnread'),
      ])
      .executeTakeFirstOrThrow(),
    touched
      .where(isEnded)
      .where('consult.endedAt', '>', new Date(ctx.now - justEndedMs))
      .select(sql<number>`count(*)`.as('ended'))
      .executeTakeFirstOrThrow(),
  ])
  return { ...open, ...marked, ...over }
}

export const readDeskMessages: HandlerOf<typeof consultDeskServices.readDeskMessages> = async ({
  input: { consultId, seenUntil },
  ctx,
  refuse,
}) => {
  if (!(await forgetUnread(ctx, consultId, 'staffUnread'))) return refuse('not_found')
  await noticesSeen(ctx, ctx.caller.staffId, { link: linkTo(consultId), next: await nextUnread(ctx) })
  if (seenUntil != null) await answerAlarm(ctx, consultId, { seenUntil, action: 'consult.alarm.seen' })
  return true
}

/** Of whose unread message he is to hear yet: who has waited longest. */
async function nextUnread(ctx: Desk): Promise<string | undefined> {
  const next = await ctx.db
    .selectFrom('consult')
    .select('consultId')
    .where(mayTouch(ctx))
    .where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
    .where('consult.staffUnread', '>', 0)
    .where(consults.isNow(['going'], ctx.now))
    .orderBy('consult.lastAt')
    .limit(1)
    .executeTakeFirst()
  return next && linkTo(next.consultId)
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
