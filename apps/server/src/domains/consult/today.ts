import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { counted, type Counted, type TodayPart } from '../../registry/today.ts'
import { paramOf } from '../system/public.ts'
import { openAlarmsOf } from './alarm/alarm-desk.ts'
import { consults } from './consult.lifecycle.ts'
import { earnedOn } from './figures/figures.table.ts'
import { isDueSoon } from './consult-list.table.ts'
import { mayTouch } from './consult.table.ts'

type Desk = Ctx<StaffCaller>
const everyStatus = Object.keys(consultStates) as ConsultStatus[]

/** What the caller may answer and has not ended, renewals left out: they have a queue of their own. */
const going = (ctx: Desk) =>
  ctx.db
    .selectFrom('consult')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(consult.started_at)`.as('since')])
    .where(mayTouch(ctx))
    .where('consult.consultType', '!=', 'RENEWAL_OF_CONSULTATION')
    .where(consults.stateNow(ctx.now), '=', 'going')
    .where('consult.status', 'in', consults.lyingAs(['going']))

const unanswered = (ctx: Desk) => going(ctx).where('consult.firstReplyAt', 'is', null)

/** How many of the caller's own had this happen today. */
const ownOn = (ctx: Desk, at: 'consult.firstReplyAt' | 'consult.endedAt') => {
  const today = dayOf(ctx.now)
  return ctx.db
    .selectFrom('consult')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(mayTouch(ctx))
    .where('consult.docId', '=', ctx.caller.docId ?? '')
    .where('consult.firstReplyAt', 'is not', null)
    .where(at, '>=', new Date(startOfDay(today)))
    .where(at, '<', new Date(startOfDay(addDays(today, 1))))
}

/** Whoever answers or meets leaves a message, and the last one is no older: so they are found among all that he ever answered. */
const ownAnswered = (ctx: Desk): Promise<Counted> =>
  ownOn(ctx, 'consult.firstReplyAt')
    .where('consult.lastAt', '>=', new Date(startOfDay(dayOf(ctx.now))))
    .where('consult.status', 'in', everyStatus)
    .executeTakeFirstOrThrow()

export const todayOfConsults: TodayPart = {
  figures: {
    alarms: async ctx => {
      const rows = await openAlarmsOf(ctx).select('consultAlarm.raisedAt').execute()
      const raised = rows.map(row => row.raisedAt.getTime())
      return { count: rows.length, since: raised.length === 0 ? null : new Date(Math.min(...raised)) }
    },
    desk_without_number: async ctx => ({ count: (await paramOf(ctx, 'emergency.desk.mobile')) === '' ? 1 : 0 }),
    urgent_consults: ctx =>
      unanswered(ctx)
        .where(sql<boolean>`cardinality(consult.red_flags) > 0`)
        .executeTakeFirstOrThrow(),
    due_consults: ctx => unanswered(ctx).where(isDueSoon(ctx.now)).executeTakeFirstOrThrow(),
    first_answers: ctx => unanswered(ctx).executeTakeFirstOrThrow(),
    unread_consults: async (ctx): Promise<Counted> => {
      const { count } = await going(ctx)
        .where('consult.firstReplyAt', 'is not', null)
        .where('consult.staffUnread', '>', 0)
        .executeTakeFirstOrThrow()
      return { count }
    },
    own_answered: ownAnswered,
    own_ended: ctx => ownOn(ctx, 'consult.endedAt').executeTakeFirstOrThrow(),
    own_income: ctx => earnedOn(ctx, ctx.caller.docId ?? '', dayOf(ctx.now)),
    quality_to_judge: ctx => counted(ctx, sql`consult_quality_check where marks is null`, sql`drawn_at`),
    video_times: async ctx => ({ count: (await meetingsOf(ctx)).length }),
  },
  meetings: ctx => (ctx.caller.role === 'doctor' ? meetingsOf(ctx) : Promise.resolve([])),
}

/** The times of today that patients hold and that are not over. */
async function meetingsOf({ db, caller, now }: Desk) {
  const today = dayOf(now)
  const rows = await db
    .selectFrom('videoTime')
    .select(['consultId', 'beginsAt', 'endsAt'])
    .where('docId', '=', caller.docId ?? '')
    .where('withdrawnAt', 'is', null)
    .where('consultId', 'is not', null)
    .where('beginsAt', '>=', new Date(startOfDay(today)))
    .where('beginsAt', '<', new Date(startOfDay(addDays(today, 1))))
    .where('endsAt', '>', new Date(now))
    .orderBy('beginsAt')
    .execute()
  return rows.map(row => ({
    consultId: present(row.consultId),
    beginsAt: row.beginsAt.getTime(),
    endsAt: row.endsAt.getTime(),
  }))
}
