import { sql } from 'kysely'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { groupLimits } from '@nethos/contract/groups/groups.limits.ts'
import type { groupDeskServices } from '@nethos/contract/groups/group-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import { announceGroup, doctorNames, findDeskGroup, lockGroup, mayHandle, memberCount } from './group.table.ts'

type Services = typeof groupDeskServices
type DeskCtx = Ctx<StaffCaller>

export const note = (ctx: DeskCtx, action: AuditAction, groupId: string) =>
  ctx.audit({ action, recordType: 'group', recordId: groupId })

const rows = (ctx: DeskCtx) =>
  ctx.db
    .selectFrom('patientGroup')
    .select(['groupId', 'groupName', 'memberLimit', 'isOpen', 'isAllMuted', 'lastAt', 'intro', 'announcement'])
    .select([doctorNames.as('doctorNames'), memberCount.as('memberCount')])
    .select(
      sql<number>`(select count(*) from group_application a where a.group_id = patient_group.group_id and a.status = 'applied'
        and a.waits_until > ${new Date(ctx.now)})::int`.as('waitingCount'),
    )
    .select(
      sql<number>`(select count(*) from group_alert l where l.group_id = patient_group.group_id and l.settled_at is null)::int`.as(
        'alertCount',
      ),
    )
    .where(mayHandle(ctx))

const shownRow = <Row extends { lastAt: Date | null }>(row: Row) => ({ ...row, lastAt: row.lastAt?.getTime() ?? null })

/** Those in which somebody waits first, then by their names. */
export const listDeskGroups: HandlerOf<Services['listDeskGroups']> = async ({ input, ctx }) => {
  const { search, pageNum, pageSize } = input
  const found = await rows(ctx)
    .$if(search !== '', query => query.where(sql<boolean>`position(lower(${search}::text) in lower(group_name)) > 0`))
    .orderBy(
      sql`exists (select 1 from group_alert l where l.group_id = patient_group.group_id and l.settled_at is null)`,
      'desc',
    )
    .orderBy('groupName')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, input, shownRow)
}

export const deskGroup: HandlerOf<Services['deskGroup']> = async ({ input: { groupId }, ctx, refuse }) => {
  const row = await rows(ctx).where('groupId', '=', groupId).executeTakeFirst()
  if (!row) return refuse('not_found')
  const [doctors, faqs] = await Promise.all([
    ctx.db
      .selectFrom('groupDoctor')
      .innerJoin('doctor', 'doctor.docId', 'groupDoctor.docId')
      .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
      .select(['doctor.docId', 'docName', 'docTitle'])
      .select(doctorDeptName.as('docDeptName'))
      .where('groupId', '=', groupId)
      .orderBy('groupDoctor.position')
      .execute(),
    ctx.db
      .selectFrom('groupQuestion')
      .select(['faqId', 'question', 'answer'])
      .where('groupId', '=', groupId)
      .orderBy('position')
      .execute(),
  ])
  return { ...shownRow(row), doctors, faqs, mayTalk: doctors.some(one => one.docId === ctx.caller.docId) }
}

export const saveGroup: HandlerOf<Services['saveGroup']> = async ({ input, ctx, refuse }) => {
  const { groupId, ...fields } = input
  const namesake = await ctx.db
    .selectFrom('patientGroup')
    .select('groupId')
    .where('groupName', '=', fields.groupName)
    .executeTakeFirst()
  if (namesake && namesake.groupId !== groupId) return refuse('name_taken')
  if (!groupId) {
    const added = await ctx.db
      .insertInto('patientGroup')
      .values({ ...fields, createdAt: new Date(ctx.now) })
      .returning('groupId')
      .executeTakeFirstOrThrow()
    await note(ctx, 'group.save', added.groupId)
    return added
  }
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  await ctx.db.updateTable('patientGroup').set(fields).where('groupId', '=', groupId).execute()
  await note(ctx, 'group.save', groupId)
  await announceGroup(ctx, groupId)
  return { groupId }
}

export const setGroupDoctors: HandlerOf<Services['setGroupDoctors']> = async ({ input, ctx, refuse }) => {
  const { groupId } = input
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  const docIds = [...new Set(input.docIds)]
  const shown =
    docIds.length === 0
      ? []
      : await ctx.db
          .selectFrom('doctor')
          .select('docId')
          .where('docId', 'in', docIds)
          .where('isActive', '=', true)
          .execute()
  if (shown.length === 0 || shown.length < docIds.length) return refuse('doctor_missing')
  await lockGroup(ctx, groupId)
  // Who is not a doctor of the group any more hears it before he is none.
  await announceGroup(ctx, groupId)
  await ctx.db.deleteFrom('groupDoctor').where('groupId', '=', groupId).execute()
  await ctx.db
    .insertInto('groupDoctor')
    .values(docIds.map((docId, position) => ({ groupId, docId, position })))
    .execute()
  await note(ctx, 'group.doctors', groupId)
  await announceGroup(ctx, groupId)
  return true
}

export const saveQuestion: HandlerOf<Services['saveQuestion']> = async ({ input, ctx, refuse }) => {
  const { groupId, faqId, ...fields } = input
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  if (faqId) {
    const { numUpdatedRows } = await ctx.db
      .updateTable('groupQuestion')
      .set(fields)
      .where('faqId', '=', faqId)
      .where('groupId', '=', groupId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('not_found')
    await note(ctx, 'group.faq', groupId)
    return { faqId }
  }
  await lockGroup(ctx, groupId)
  const { count, last } = await ctx.db
    .selectFrom('groupQuestion')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.coalesce(fn.max('position'), sql<number>`0`).as('last')])
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow()
  if (count >= groupLimits.questions) return refuse('questions_full')
  const added = await ctx.db
    .insertInto('groupQuestion')
    .values({ ...fields, groupId, position: last + 1 })
    .returning('faqId')
    .executeTakeFirstOrThrow()
  await note(ctx, 'group.faq', groupId)
  return added
}

export const removeQuestion: HandlerOf<Services['removeQuestion']> = async ({ input, ctx, refuse }) => {
  const { groupId, faqId } = input
  if (!(await findDeskGroup(ctx, groupId))) return refuse('not_found')
  const { numDeletedRows } = await ctx.db
    .deleteFrom('groupQuestion')
    .where('faqId', '=', faqId)
    .where('groupId', '=', groupId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not_found')
  await note(ctx, 'group.faq', groupId)
  return true
}
