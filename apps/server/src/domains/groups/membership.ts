import { sql } from 'kysely'
import type { groupServices } from '@nethos/contract/groups/groups.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import { readAbout } from '../messages/public.ts'
import { isCalledSo, revealsName } from './apply.ts'
import { announceGroup, findOwnMembership, lockGroup } from './group.table.ts'
import { memberOf, members } from './member.lifecycle.ts'

type Services = typeof groupServices

export const listMembers: HandlerOf<Services['listMembers']> = async ({ input, ctx, refuse }) => {
  const { groupId, pageNum, pageSize } = input
  const me = await findOwnMembership(ctx, groupId)
  if (!me) return refuse('not_found')
  const found = await ctx.db
    .selectFrom('groupMember')
    .select(['memberId', 'nickname'])
    .where('groupId', '=', groupId)
    .where('status', '=', 'joined')
    .orderBy('joinedAt')
    .orderBy('memberId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.map(one => ({ ...one, isMe: one.memberId === me.memberId }))
  return pageOf(rows, input)
}

export const listGroupDoctors: HandlerOf<Services['listGroupDoctors']> = async ({
  input: { groupId },
  ctx,
  refuse,
}) => {
  if (!(await findOwnMembership(ctx, groupId))) return refuse('not_found')
  return ctx.db
    .selectFrom('groupDoctor')
    .innerJoin('doctor', 'doctor.docId', 'groupDoctor.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .select([
      'doctor.docId',
      'docName',
      'docTitle',
      'avatar as docAvatar',
      'skill as docSkill',
      'hosName as docHosName',
    ])
    .select(doctorDeptName.as('docDeptName'))
    .where('groupId', '=', groupId)
    .where('isActive', '=', true)
    .orderBy('groupDoctor.position')
    .orderBy('doctor.docId')
    .execute()
}

export const listQuestions: HandlerOf<Services['listQuestions']> = async ({
  input: { groupId, word },
  ctx,
  refuse,
}) => {
  if (!(await findOwnMembership(ctx, groupId))) return refuse('not_found')
  const inQuestion = sql<boolean>`position(lower(${word}::text) in lower(question)) > 0`
  return ctx.db
    .selectFrom('groupQuestion')
    .select(['faqId', 'question', 'answer'])
    .where('groupId', '=', groupId)
    .$if(word !== '', query =>
      query
        .where(({ or }) => or([inQuestion, sql<boolean>`position(lower(${word}::text) in lower(answer)) > 0`]))
        .orderBy(inQuestion, 'desc'),
    )
    .orderBy('position')
    .execute()
}

export const changeMembership: HandlerOf<Services['changeMembership']> = async ({ input, ctx, refuse }) => {
  const { groupId, nickname, isQuiet } = input
  await lockGroup(ctx, groupId)
  const member = await findOwnMembership(ctx, groupId)
  if (!member) return refuse('not_found')
  const isRenamed = nickname !== undefined && nickname !== member.nickname
  if (isRenamed) {
    const person = await ctx.db
      .selectFrom('person')
      .select('name')
      .where('personId', '=', member.personId)
      .executeTakeFirst()
    if (person && revealsName(nickname, person.name)) return refuse('nickname_real')
    if (await isCalledSo(ctx, groupId, nickname)) return refuse('nickname_taken')
  }
  await ctx.db
    .updateTable('groupMember')
    .set({ ...(isRenamed ? { nickname } : {}), isQuiet: isQuiet ?? member.isQuiet })
    .where('memberId', '=', member.memberId)
    .execute()
  return true
}

export const leaveGroup: HandlerOf<Services['leaveGroup']> = async ({ input: { groupId }, ctx, refuse }) => {
  const { accountId } = ctx.caller
  await lockGroup(ctx, groupId)
  const row = await ctx.db
    .selectFrom('groupMember')
    .selectAll()
    .where('groupId', '=', groupId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'joined')
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  await members.transition(ctx, memberOf(row), 'leave', 'patient', { endedAt: ctx.now })
  await readAbout(ctx, { accountId, recordType: 'group', recordId: groupId })
  await ctx.announce({ accountId }, 'group', groupId)
  await announceGroup(ctx, groupId)
  return true
}
