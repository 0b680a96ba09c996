import type { InputOf } from '@nethos/contract/service.ts'
import { sql } from 'kysely'
import type { groupDeskTalkServices } from '@nethos/contract/groups/group-desk-talk.services.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { alarmsIn, judgeAlarm } from '../triage/public.ts'
import { personsOf, readerOf } from './desk-talk.ts'
import { announceDesk, findDeskGroup } from './group.table.ts'
import { messagesWithSpeakers, shownMessage } from './message.table.ts'
import { alertsSeen } from './notices.ts'

type Services = typeof groupDeskTalkServices

export const listAlerts: HandlerOf<Services['listAlerts']> = async ({ input, ctx, refuse }) => {
  const { groupId, pageSize } = input
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  const found = await alertsPage(ctx, input)
  const reader = readerOf(ctx)
  const alarmsOf = await alarmsIn(
    ctx,
    'group_alert',
    found.map(row => row.alertId),
  )
  const page = shownPageOf(found, input, row => ({
    alertId: row.alertId,
    kind: row.kind as 'danger' | 'report',
    why: row.why,
    note: row.note,
    alarms: alarmsOf(row.alertId),
    message: shownMessage(ctx, row, reader),
    memberId: row.speaker === 'member' ? row.speakerId : '',
    personName: row.personName,
    createdAt: row.raisedAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
    outcome: row.outcome,
  }))
  return lookedThrough(personsOf(found.slice(0, pageSize)), page)
}

const alertsPage = (ctx: Pick<Ctx, 'db'>, { groupId, isOpen, pageNum, pageSize }: InputOf<Services['listAlerts']>) =>
  messagesWithSpeakers(ctx)
    .innerJoin('groupAlert', 'groupAlert.messageId', 'groupMessage.messageId')
    .leftJoin('person', 'person.personId', 'groupMember.personId')
    .select(['alertId', 'kind', 'why', 'note', 'settledAt', 'outcome', 'groupAlert.createdAt as raisedAt'])
    .select(sql<string>`coalesce(person.name, '')`.as('personName'))
    .where('groupAlert.groupId', '=', groupId)
    .$if(isOpen, query =>
      query
        .where('settledAt', 'is', null)
        .orderBy(sql`kind = 'danger'`, 'desc')
        .orderBy('groupAlert.createdAt'),
    )
    .$if(!isOpen, query => query.where('settledAt', 'is not', null).orderBy('settledAt', 'desc'))
    .orderBy('alertId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()

export const settleAlert: HandlerOf<Services['settleAlert']> = async ({ input: { alertId, outcome }, ctx, refuse }) => {
  const alert = await ctx.db
    .selectFrom('groupAlert')
    .innerJoin('groupMessage', 'groupMessage.messageId', 'groupAlert.messageId')
    .leftJoin('groupMember', 'groupMember.memberId', 'speakerId')
    .select(['groupAlert.groupId', 'accountId', 'personId'])
    .where('alertId', '=', alertId)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  if (!alert || !(await findDeskGroup(ctx, alert.groupId))) return refuse('not_found')
  const { groupId, accountId, personId } = alert
  await ctx.db
    .updateTable('groupAlert')
    .set({ settledAt: new Date(ctx.now), settledBy: ctx.caller.staffId, outcome })
    .where('alertId', '=', alertId)
    .where('settledAt', 'is', null)
    .execute()
  await alertsSeen(ctx, groupId)
  await ctx.audit({
    action: 'group.alert.settle',
    ...(accountId && personId ? { accountId, personId } : {}),
    recordType: 'group',
    recordId: groupId,
  })
  await announceDesk(ctx, groupId)
  return true
}

export const judgeAlert: HandlerOf<Services['judgeAlert']> = async ({ input, ctx, refuse }) => {
  const { alertId, flag, verdict } = input
  const alert = await ctx.db
    .selectFrom('groupAlert')
    .select('groupId')
    .where('alertId', '=', alertId)
    .executeTakeFirst()
  if (!alert || !(await findDeskGroup(ctx, alert.groupId))) return refuse('not_found')
  return (await judgeAlarm(ctx, { recordType: 'group_alert', recordId: alertId }, flag, verdict)) || refuse('not_found')
}
