import { applicationWaitDays } from '@nethos/contract/groups/groups.status.ts'
import type { groupServices } from '@nethos/contract/groups/groups.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { isRefused } from '../../calls/handler.ts'
import { notifyStaff } from '../notify/public.ts'
import { mayActFor, noteActFor, personForConsult } from '../people/public.ts'
import { applicationOf, applications } from './application.lifecycle.ts'
import { adviseWriter } from '../triage/public.ts'
import { callDoctors } from './danger.ts'
import { announceDesk, doctorsOfGroup, findOwnMembership } from './group.table.ts'
import { applicationsPage } from './notices.ts'

type Services = typeof groupServices
const day = 86_400_000

/** Whether somebody in the group is called so. */
export const isCalledSo = async ({ db }: Pick<Ctx, 'db'>, groupId: string, nickname: string): Promise<boolean> =>
  (await db
    .selectFrom('groupMember')
    .select('memberId')
    .where('groupId', '=', groupId)
    .where('nickname', '=', nickname)
    .where('status', '=', 'joined')
    .executeTakeFirst()) !== undefined

/** Whether a nickname says who somebody is. */
export const revealsName = (nickname: string, personName: string): boolean =>
  Array.from(personName).length > 1 && nickname.includes(personName)

export const applyToGroup: HandlerOf<Services['applyToGroup']> = async ({ input, ctx, refuse }) => {
  const { groupId, personId, nickname, reason } = input
  const group = await roomIn(ctx, groupId)
  const person = group && (await personForConsult(ctx, personId))
  if (!group || !person) return refuse('not_found')
  const may = await mayActFor(ctx, personId, 'consult')
  if (isRefused(may)) return may
  if (await findOwnMembership(ctx, groupId)) return refuse('already_member')
  if (!group.isOpen) return refuse('group_closed')
  if (group.members >= group.memberLimit) return refuse('group_full')
  if (revealsName(nickname, person.name)) return refuse('nickname_real')
  if (await isCalledSo(ctx, groupId, nickname)) return refuse('nickname_taken')
  const { accountId } = ctx.caller
  const begun = await applications.begin(
    ctx,
    {
      groupId,
      accountId,
      personId,
      nickname,
      reason,
      waitsUntil: ctx.now + applicationWaitDays * day,
      createdAt: new Date(ctx.now),
    },
    { event: 'apply', by: 'patient', to: 'applied' },
  )
  if (!begun) return refuse('already_applied')
  await noteActFor(ctx, { action: 'group.apply', personId, recordType: 'group', recordId: groupId })
  const desk = applicationsPage(groupId)
  const about = { recordType: 'group', recordId: groupId }
  if ((await adviseWriter(ctx, about, reason)).length > 0) await callDoctors(ctx, groupId, desk)
  else await notifyStaff(ctx, doctorsOfGroup(groupId), { kind: 'waits', link: desk })
  await announceDesk(ctx, groupId)
  return { applicationId: begun.applicationId }
}

/** Whether a group takes members, and how many more. */
const roomIn = (ctx: Pick<Ctx, 'db'>, groupId: string) =>
  ctx.db
    .selectFrom('patientGroup')
    .select(['isOpen', 'memberLimit'])
    .select(({ selectFrom, fn }) =>
      selectFrom('groupMember')
        .select(fn.countAll<number>().as('members'))
        .whereRef('groupMember.groupId', '=', 'patientGroup.groupId')
        .where('status', '=', 'joined')
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .where('groupId', '=', groupId)
    .executeTakeFirst()

export const withdrawApplication: HandlerOf<Services['withdrawApplication']> = async ({ input, ctx, refuse }) => {
  const row = await ctx.db
    .selectFrom('groupApplication')
    .selectAll()
    .where('groupId', '=', input.groupId)
    .where('accountId', '=', ctx.caller.accountId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  if (!(await applications.transition(ctx, applicationOf(row), 'withdraw', 'patient')))
    return refuse('application_over')
  await announceDesk(ctx, input.groupId)
  return true
}
