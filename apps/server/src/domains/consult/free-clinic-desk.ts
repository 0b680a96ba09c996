import { sql } from 'kysely'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { ClinicKind } from '@nethos/contract/consult/free-clinic.schemas.ts'
import type { freeClinicDeskServices } from '@nethos/contract/consult/free-clinic-desk.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { carryOutBadges, showBadges } from './free-clinic.table.ts'

type Services = typeof freeClinicDeskServices

export const listDeskClinics: HandlerOf<Services['listDeskClinics']> = async ({
  input: { pageNum, pageSize },
  ctx,
}) => {
  const today = new Date(startOfDay(dayOf(ctx.now)))
  const found = await ctx.db
    .selectFrom('freeClinic')
    .selectAll()
    .select([
      sql<{ docId: string; docName: string }[]>`(
        select coalesce(json_agg(json_build_object('docId', doc_id, 'docName', doc_name) order by a.position, doc_id), '[]')
        from free_clinic_answerer a join doctor using (doc_id) where a.free_clinic_id = free_clinic.free_clinic_id)`.as(
        'doctors',
      ),
      sql<{ teamId: string; teamName: string }[]>`(
        select coalesce(json_agg(json_build_object('teamId', team_id, 'teamName', team_name) order by a.position, team_id), '[]')
        from free_clinic_answerer a join team using (team_id) where a.free_clinic_id = free_clinic.free_clinic_id)`.as(
        'teams',
      ),
      sql<number>`(
        select count(*)::int from consult c
        where c.free_clinic_id = free_clinic.free_clinic_id and c.created_at >= ${today}
          and c.status not in ('cancelled', 'expired'))`.as('takenToday'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('freeClinicId', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize).map(({ createdAt: _created, badgeIsShown: _badge, ...row }) => ({
    ...row,
    kind: row.kind as ClinicKind,
    isOpen: row.isOn && row.opensAt.getTime() <= ctx.now && ctx.now < row.closesAt.getTime(),
    opensAt: row.opensAt.getTime(),
    closesAt: row.closesAt.getTime(),
  }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

async function areKnown(
  { db }: Pick<Ctx, 'db'>,
  docIds: readonly string[],
  teamIds: readonly string[],
): Promise<boolean> {
  const doctors = await db
    .selectFrom('doctor')
    .select('docId')
    .where('docId', 'in', ['', ...docIds])
    .execute()
  const teams = await db
    .selectFrom('team')
    .select('teamId')
    .where('teamId', 'in', ['', ...teamIds])
    .execute()
  return doctors.length === new Set(docIds).size && teams.length === new Set(teamIds).size
}

export const saveClinic: HandlerOf<Services['saveClinic']> = async ({ input, ctx, refuse }) => {
  const { freeClinicId, docIds, teamIds, opensAt, closesAt, ...terms } = input
  if (closesAt <= opensAt) return refuse('ends_before')
  if (docIds.length + teamIds.length === 0) return refuse('nobody_answers')
  const row = { ...terms, opensAt: new Date(opensAt), closesAt: new Date(closesAt) }
  const saved = freeClinicId
    ? await ctx.db
        .updateTable('freeClinic')
        .set(row)
        .where('freeClinicId', '=', freeClinicId)
        .returning('freeClinicId')
        .executeTakeFirst()
    : await ctx.db
        .insertInto('freeClinic')
        .values({ ...row, createdAt: new Date(ctx.now) })
        .returning('freeClinicId')
        .executeTakeFirst()
  if (!saved) return refuse('not_found')
  await ctx.db.deleteFrom('freeClinicAnswerer').where('freeClinicId', '=', saved.freeClinicId).execute()
  if (!(await areKnown(ctx, docIds, teamIds))) return refuse('not_found')
  await ctx.db
    .insertInto('freeClinicAnswerer')
    .values([
      ...[...new Set(docIds)].map((docId, position) => ({ freeClinicId: saved.freeClinicId, docId, position })),
      ...[...new Set(teamIds)].map((teamId, position) => ({ freeClinicId: saved.freeClinicId, teamId, position })),
    ])
    .execute()
  await carryOutBadges(ctx)
  await showBadges(ctx)
  await ctx.audit({
    action: freeClinicId ? 'free_clinic.edit' : 'free_clinic.create',
    recordType: 'free_clinic',
    recordId: saved.freeClinicId,
  })
  return saved
}
