import { sql } from 'kysely'
import type { Application } from '@nethos/contract/groups/groups.schemas.ts'
import type { groupServices } from '@nethos/contract/groups/groups.services.ts'
import type { ApplicationStatus } from '@nethos/contract/groups/groups.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { doctorNames, findOwnMembership, memberCount } from './group.table.ts'

type Services = typeof groupServices
type Own = Ctx<AccountCaller>

/** How many unread messages a list counts before it says 99+. */
const countedUnread = 100
const shownOpen = 20

const ownApplications = ({ db, caller }: Own) =>
  db
    .selectFrom('groupApplication')
    .innerJoin('patientGroup', 'patientGroup.groupId', 'groupApplication.groupId')
    .leftJoin('person', 'person.personId', 'groupApplication.personId')
    .select(['applicationId', 'groupApplication.groupId', 'groupName', 'nickname', 'reason', 'answer'])
    .select(['groupApplication.status', 'groupApplication.createdAt', 'answeredAt', 'waitsUntil'])
    .select(sql<string>`coalesce(person.name, '')`.as('personName'))
    .where('groupApplication.accountId', '=', caller.accountId)
    .orderBy('groupApplication.createdAt', 'desc')
    .orderBy('applicationId', 'desc')

type ApplicationFound = Awaited<ReturnType<ReturnType<typeof ownApplications>['executeTakeFirstOrThrow']>>

const shownApplication = ({ waitsUntil, ...row }: ApplicationFound, now: number): Application => ({
  ...row,
  // Past its time it has lapsed, be the clock's job late or not.
  status: row.status === 'applied' && waitsUntil.getTime() <= now ? 'lapsed' : (row.status as ApplicationStatus),
  createdAt: row.createdAt.getTime(),
  answeredAt: row.answeredAt?.getTime() ?? null,
})

export const latestApplication = async (ctx: Own, groupId: string): Promise<Application | undefined> => {
  const row = await ownApplications(ctx).where('groupApplication.groupId', '=', groupId).executeTakeFirst()
  return row && shownApplication(row, ctx.now)
}

const heads = ({ db }: Own) =>
  db
    .selectFrom('patientGroup')
    .select(['patientGroup.groupId', 'groupName', 'intro', 'isOpen', 'memberLimit', 'announcement', 'announcedAt'])
    .select([doctorNames.as('doctorNames'), memberCount.as('memberCount')])

const joinedGroups = async ({ db, caller }: Own) => {
  const rows = await db
    .selectFrom('groupMember')
    .innerJoin('patientGroup', 'patientGroup.groupId', 'groupMember.groupId')
    .select(['patientGroup.groupId', 'groupName', 'lastText', 'lastAt', 'isQuiet'])
    .select([doctorNames.as('doctorNames'), memberCount.as('memberCount')])
    .select(({ eb, ref }) => eb(ref('mentionedSeq'), '>', ref('readSeq')).as('isMentioned'))
    .select(
      sql<number>`(select count(*) from (
        select 1 from group_message m where m.group_id = group_member.group_id and m.seq > group_member.read_seq
          and m.only_for is null and m.speaker_id <> group_member.member_id limit ${countedUnread}) as unread)::int`.as(
        'unreadCount',
      ),
    )
    .where('groupMember.accountId', '=', caller.accountId)
    .where('groupMember.status', '=', 'joined')
    .orderBy(sql`last_at desc nulls last`)
    .orderBy('patientGroup.groupId')
    .execute()
  return rows.map(row => ({ ...row, isMentioned: Boolean(row.isMentioned), lastAt: row.lastAt?.getTime() ?? null }))
}

export const listGroups: HandlerOf<Services['listGroups']> = async ({ ctx }) => {
  const [joined, waiting, openOnes] = await Promise.all([
    joinedGroups(ctx),
    ownApplications(ctx).where('groupApplication.status', '=', 'applied').execute(),
    heads(ctx)
      .where('isOpen', '=', true)
      .orderBy('groupName')
      .limit(shownOpen * 2)
      .execute(),
  ])
  const applications = waiting.map(row => shownApplication(row, ctx.now)).filter(one => one.status === 'applied')
  const known = new Set([...joined, ...applications].map(one => one.groupId))
  const open = openOnes
    .filter(one => !known.has(one.groupId) && one.memberCount < one.memberLimit)
    .slice(0, shownOpen)
    .map(({ groupId, groupName, intro, doctorNames, memberCount }) => ({
      groupId,
      groupName,
      intro,
      doctorNames,
      memberCount,
    }))
  return { joined, applications, open }
}

export const getGroup: HandlerOf<Services['getGroup']> = async ({ input: { groupId }, ctx, refuse }) => {
  const head = await heads(ctx).where('patientGroup.groupId', '=', groupId).executeTakeFirst()
  if (!head) return refuse('not_found')
  const { isOpen, memberLimit, announcement, announcedAt, ...card } = head
  const [member, application] = await Promise.all([findOwnMembership(ctx, groupId), latestApplication(ctx, groupId)])
  return {
    ...card,
    isOpen: isOpen && card.memberCount < memberLimit,
    membership: member
      ? {
          memberId: member.memberId,
          nickname: member.nickname,
          isQuiet: member.isQuiet,
          mutedUntil: member.mutedUntil?.getTime() ?? null,
          joinedAt: member.joinedAt.getTime(),
        }
      : null,
    announcement:
      member && announcement !== '' && announcedAt ? { text: announcement, at: announcedAt.getTime() } : null,
    application: application ?? null,
  }
}

export const getApplication: HandlerOf<Services['getApplication']> = async ({ input: { groupId }, ctx, refuse }) =>
  (await latestApplication(ctx, groupId)) ?? refuse('not_found')
