import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Caller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { DB } from '../../database/types.gen.ts'

/** Names of a group's doctors whom patients find, in their order. */
export const doctorNames = sql<string[]>`coalesce((
  select array_agg(d.doc_name order by gd.position, d.doc_id) from group_doctor gd join doctor d on d.doc_id = gd.doc_id
  where gd.group_id = patient_group.group_id and d.is_active), '{}')`
export const memberCount = sql<number>`(
  select count(*) from group_member m where m.group_id = patient_group.group_id and m.status = 'joined')::int`

/** To the staff: the groups that a doctor or nurse is in; all of them to the office. */
export function mayHandle({ caller }: { caller: Caller }): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'patientGroup'>()
  if (caller.kind !== 'staff') return eb.lit(false)
  if (caller.role === 'operator' || caller.role === 'admin') return eb.lit(true)
  return eb.exists(
    eb
      .selectFrom('groupDoctor')
      .select('groupDoctor.docId')
      .whereRef('groupDoctor.groupId', '=', 'patientGroup.groupId')
      .where('groupDoctor.docId', '=', caller.docId ?? ''),
  )
}

/** The group at the caller's desk; undefined: there is none, or it is not his. */
export const findDeskGroup = (ctx: Pick<Ctx, 'db' | 'caller'>, groupId: string) =>
  ctx.db
    .selectFrom('patientGroup')
    .selectAll('patientGroup')
    .where('patientGroup.groupId', '=', groupId)
    .where(mayHandle(ctx))
    .executeTakeFirst()

/**
 * Whoever changes anything of a group or says something in it takes its row first: what was asked before the lock is asked
 * after it, and no two can wait for each other.
 */
export const lockGroup = async ({ db }: Pick<Ctx, 'db'>, groupId: string): Promise<void> =>
  void (await db.selectFrom('patientGroup').select('groupId').where('groupId', '=', groupId).forUpdate().execute())

/** The caller's membership of now with its group; undefined: he is no member. */
export const findOwnMembership = ({ db, caller }: Pick<Ctx, 'db' | 'caller'>, groupId: string) =>
  db
    .selectFrom('groupMember')
    .innerJoin('patientGroup', 'patientGroup.groupId', 'groupMember.groupId')
    .selectAll('groupMember')
    .select(['groupName', 'isAllMuted', 'announcement', 'announcedAt', 'version', 'lastSeq'])
    .select(memberCount.as('memberCount'))
    .where('groupMember.groupId', '=', groupId)
    .where('groupMember.accountId', '=', caller.kind === 'account' ? caller.accountId : '')
    .where('groupMember.status', '=', 'joined')
    .executeTakeFirst()

/** So many fit into one notification of the database. */
const atOnce = 150

/** Pages of the members of now, of the group's doctors and of the office hear that something has changed. */
export async function announceGroup(ctx: Pick<Ctx, 'db' | 'announce'>, groupId: string): Promise<void> {
  const members = await ctx.db
    .selectFrom('groupMember')
    .select('accountId')
    .where('groupId', '=', groupId)
    .where('status', '=', 'joined')
    .execute()
  const accountIds = members.map(one => one.accountId)
  for (let at = 0; at < accountIds.length; at += atOnce)
    await ctx.announce({ accountIds: accountIds.slice(at, at + atOnce) }, 'group', groupId)
  await announceDesk(ctx, groupId)
}

/** Only at the desk. */
export async function announceDesk(ctx: Pick<Ctx, 'db' | 'announce'>, groupId: string): Promise<void> {
  const doctors = await ctx.db.selectFrom('groupDoctor').select('docId').where('groupId', '=', groupId).execute()
  for (const { docId } of doctors) await ctx.announce({ docId }, 'group', groupId)
  await ctx.announce('operators', 'group', groupId)
}

/** For `notifyStaff`: the doctors of a group. */
export const doctorsOfGroup = (groupId: string) => sql`select doc_id from group_doctor where group_id = ${groupId}`
