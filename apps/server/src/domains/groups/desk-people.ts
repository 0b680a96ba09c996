import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { ageAt } from '@nethos/contract/common/id-card.ts'
import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import type { groupDeskServices } from '@nethos/contract/groups/group-desk.services.ts'
import type { ApplicationStatus } from '@nethos/contract/groups/groups.status.ts'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import { lookedThrough, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { putMessage } from '../messages/public.ts'
import { applicationOf, applications, noteAnswer, type ApplicationRow } from './application.lifecycle.ts'
import { isCalledSo } from './apply.ts'
import { announceDesk, announceGroup, findDeskGroup, lockGroup } from './group.table.ts'
import { memberOf, members, type MemberRow } from './member.lifecycle.ts'
import { addMessage } from './message.table.ts'

type Services = typeof groupDeskServices
type DeskCtx = Ctx<StaffCaller>
const hour = 3_600_000

const personOf = (row: { personName: string | null; gender: string | null; birthOn: string | null }, now: number) => ({
  personName: row.personName ?? '',
  personGender: row.gender,
  personAge: row.birthOn === null ? null : ageAt(row.birthOn, now),
})

export const listApplications: HandlerOf<Services['listApplications']> = async ({ input, ctx, refuse }) => {
  const { groupId, isWaiting, pageNum, pageSize } = input
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  const found = await ctx.db
    .selectFrom('groupApplication')
    .leftJoin('person', 'person.personId', 'groupApplication.personId')
    .select([
      'applicationId',
      'groupApplication.accountId',
      'groupApplication.personId',
      'nickname',
      'reason',
      'answer',
    ])
    .select(['groupApplication.status', 'groupApplication.createdAt', 'answeredAt', 'waitsUntil'])
    .select(['person.name as personName', 'person.gender', 'person.birthOn'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('groupMember')
          .select('memberId')
          .whereRef('groupMember.groupId', '=', 'groupApplication.groupId')
          .whereRef('groupMember.accountId', '=', 'groupApplication.accountId')
          .where('groupMember.status', '=', 'removed'),
      ).as('wasRemoved'),
    )
    .where('groupApplication.groupId', '=', groupId)
    .$if(isWaiting, query =>
      query
        .where('groupApplication.status', '=', 'applied')
        .where('waitsUntil', '>', new Date(ctx.now))
        .orderBy('groupApplication.createdAt'),
    )
    .$if(!isWaiting, query =>
      query.where('groupApplication.status', '<>', 'applied').orderBy('groupApplication.createdAt', 'desc'),
    )
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const page = shownPageOf(found, input, row => ({
    applicationId: row.applicationId,
    ...personOf(row, ctx.now),
    nickname: row.nickname,
    reason: row.reason,
    status: row.status as ApplicationStatus,
    wasRemoved: Boolean(row.wasRemoved),
    answer: row.answer,
    createdAt: row.createdAt.getTime(),
    answeredAt: row.answeredAt?.getTime() ?? null,
  }))
  return lookedThrough(found.slice(0, pageSize), page)
}

/** An application at the caller's desk, its group held. */
async function takeApplication(ctx: DeskCtx, applicationId: string): Promise<ApplicationRow | undefined> {
  const find = () => ctx.db.selectFrom('groupApplication').selectAll().where('applicationId', '=', applicationId)
  const known = await find().executeTakeFirst()
  if (!known || !(await findDeskGroup(ctx, known.groupId))) return undefined
  await lockGroup(ctx, known.groupId)
  return applicationOf(await find().forUpdate().executeTakeFirstOrThrow())
}

const lineOf = (
  action: AuditAction,
  { accountId, personId, groupId }: Pick<MemberRow, 'accountId' | 'personId' | 'groupId'>,
) => ({
  action,
  accountId,
  personId,
  recordType: 'group',
  recordId: groupId,
})

async function countJoined({ db }: Pick<Ctx, 'db'>, groupId: string): Promise<number> {
  const { joined } = await db
    .selectFrom('groupMember')
    .select(({ fn }) => fn.countAll<number>().as('joined'))
    .where('groupId', '=', groupId)
    .where('status', '=', 'joined')
    .executeTakeFirstOrThrow()
  return joined
}

export const approveApplication: HandlerOf<Services['approveApplication']> = async ({ input, ctx, refuse }) => {
  const row = await takeApplication(ctx, input.applicationId)
  if (!row) return refuse('not_found')
  const { groupId, accountId, personId } = row
  const group = present(await findDeskGroup(ctx, groupId))
  if ((await countJoined(ctx, groupId)) >= group.memberLimit) return refuse('group_full')
  if (!(await applications.transition(ctx, row, 'approve', 'doctor', { answeredAt: ctx.now })))
    return refuse('application_over')
  const nickname = await freeNickname(ctx, groupId, row.nickname)
  const begun = await members.begin(
    ctx,
    {
      groupId,
      accountId,
      personId,
      nickname,
      readSeq: group.lastSeq,
      mutedUntil: null,
      joinedAt: ctx.now,
      endedAt: null,
    },
    { event: 'approve', by: 'doctor', to: 'joined' },
  )
  if (begun)
    await addMessage(ctx, groupId, {
      msgType: 'NOTICE',
      content: `${nickname} 加入了群聊`,
      speaker: 'system',
      speakerId: '',
      speakerName: '',
    })
  await ctx.audit(lineOf('group.approve', row))
  await noteAnswer(ctx, row, 'group_approved', {})
  await announceGroup(ctx, groupId)
  return true
}

/** The nickname, or with the first number behind it that makes it one of its own. */
async function freeNickname(ctx: DeskCtx, groupId: string, nickname: string): Promise<string> {
  let free = nickname
  for (let nth = 2; await isCalledSo(ctx, groupId, free); nth++) free = `${nickname}${nth}`
  return free
}

export const declineApplication: HandlerOf<Services['declineApplication']> = async ({ input, ctx, refuse }) => {
  const row = await takeApplication(ctx, input.applicationId)
  if (!row) return refuse('not_found')
  const { reason } = input
  if (!(await applications.transition(ctx, row, 'decline', 'doctor', { answeredAt: ctx.now, answer: reason })))
    return refuse('application_over')
  await ctx.audit(lineOf('group.decline', row))
  await noteAnswer(ctx, row, 'group_declined', { reason })
  await announceDesk(ctx, row.groupId)
  return true
}

export const listDeskMembers: HandlerOf<Services['listDeskMembers']> = async ({ input, ctx, refuse }) => {
  const { groupId, pageNum, pageSize } = input
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  const found = await ctx.db
    .selectFrom('groupMember')
    .leftJoin('person', 'person.personId', 'groupMember.personId')
    .select(['memberId', 'groupMember.accountId', 'groupMember.personId', 'nickname', 'joinedAt'])
    .select(['person.name as personName', 'person.gender', 'person.birthOn'])
    .select(sql<Date | null>`case when muted_until > ${new Date(ctx.now)} then muted_until end`.as('mutedUntil'))
    .where('groupId', '=', groupId)
    .where('status', '=', 'joined')
    .orderBy('joinedAt')
    .orderBy('memberId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const page = shownPageOf(found, input, row => ({
    memberId: row.memberId,
    ...personOf(row, ctx.now),
    nickname: row.nickname,
    mutedUntil: row.mutedUntil?.getTime() ?? null,
    joinedAt: row.joinedAt.getTime(),
  }))
  return lookedThrough(found.slice(0, pageSize), page)
}

/** A member of now at the caller's desk, his group held. */
async function takeMember(ctx: DeskCtx, memberId: string): Promise<(MemberRow & { groupName: string }) | undefined> {
  const find = () => ctx.db.selectFrom('groupMember').selectAll().where('memberId', '=', memberId)
  const known = await find().executeTakeFirst()
  const group = known && (await findDeskGroup(ctx, known.groupId))
  if (!group) return undefined
  await lockGroup(ctx, group.groupId)
  const row = await find().where('status', '=', 'joined').executeTakeFirst()
  return row && { ...memberOf(row), groupName: group.groupName }
}

export const muteMember: HandlerOf<Services['muteMember']> = async ({ input: { memberId, hours }, ctx, refuse }) => {
  const member = await takeMember(ctx, memberId)
  if (!member) return refuse('not_found')
  const mutedUntil = hours === 0 ? null : new Date(ctx.now + hours * hour)
  await ctx.db.updateTable('groupMember').set({ mutedUntil }).where('memberId', '=', memberId).execute()
  await ctx.audit(lineOf('group.mute', member))
  await ctx.announce({ accountId: member.accountId }, 'group', member.groupId)
  return true
}

export const removeMember: HandlerOf<Services['removeMember']> = async ({
  input: { memberId, reason },
  ctx,
  refuse,
}) => {
  const member = await takeMember(ctx, memberId)
  if (!member) return refuse('not_found')
  const { groupName, ...row } = member
  const { accountId, groupId } = row
  await members.transition(ctx, row, 'remove', 'doctor', { endedAt: ctx.now })
  await ctx.audit(lineOf('group.remove', row))
  await putMessage(ctx, {
    accountId,
    type: 'group_removed',
    values: { group: groupName, reason },
    link: groupPages.apply.to({ groupId }),
    about: { recordType: 'group', recordId: groupId },
  })
  // His open page asks again and finds nothing.
  await ctx.announce({ accountId }, 'group', groupId)
  await announceGroup(ctx, groupId)
  return true
}
