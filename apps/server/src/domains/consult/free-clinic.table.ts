import { sql } from 'kysely'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { FreeClinic, ClinicKind } from '@nethos/contract/consult/free-clinic.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'

/** Which clinic is meant: a certain one, or of this kind the one that is open, or else opens next. */
export interface Meant {
  freeClinicId?: string | null | undefined
  kind?: ClinicKind
}

const shown = (
  {
    opensAt,
    closesAt,
    isOn,
    kind,
    ...row
  }: Omit<FreeClinic, 'kind' | 'isOpen' | 'opensAt' | 'closesAt'> & {
    kind: string
    isOn: boolean
    opensAt: Date
    closesAt: Date
  },
  now: number,
): FreeClinic => ({
  ...row,
  kind: kind as ClinicKind,
  isOpen: isOn && opensAt.getTime() <= now && now < closesAt.getTime(),
  opensAt: opensAt.getTime(),
  closesAt: closesAt.getTime(),
})

const columns = [
  'freeClinicId',
  'title',
  'kind',
  'notice',
  'isOn',
  'opensAt',
  'closesAt',
  'priceCents',
  'replyLimit',
  'dayQuota',
] as const

/** One that is switched off, or over, is nobody's. */
export async function findClinic({ db, now }: Ctx, { freeClinicId, kind }: Meant): Promise<FreeClinic | undefined> {
  let query = db.selectFrom('freeClinic').select(columns).where('isOn', '=', true).where('closesAt', '>', new Date(now))
  if (freeClinicId) query = query.where('freeClinicId', '=', freeClinicId)
  else query = query.where('kind', '=', kind ?? 'general')
  const row = await query
    .orderBy(sql`opens_at > ${new Date(now)}`)
    .orderBy('opensAt')
    .orderBy('freeClinicId')
    .limit(1)
    .executeTakeFirst()
  return row && shown(row, now)
}

/** Consults asked in a clinic today that are not cancelled: what the quota counts. */
const takenBy = (now: number, answerer: 'doc_id' | 'team_id') => sql<number>`(
  select count(*)::int from consult c
  where c.free_clinic_id = a.free_clinic_id and c.${sql.raw(answerer)} = a.${sql.raw(answerer)}
    and c.created_at >= ${new Date(startOfDay(dayOf(now)))} and c.status not in ('cancelled', 'expired'))`

/** Who takes part in clinics that are open, and how many each still takes today; who takes somebody first. */
export async function answerersOf(
  { db, now }: Ctx,
  answerer: 'doc_id' | 'team_id',
  those: {
    freeClinicId?: string
    kind?: ClinicKind
    gbDeptCode?: string | null | undefined
    limit: number
    offset: number
  },
): Promise<{ answererId: string; freeClinicId: string; leftToday: number }[]> {
  const which = [sql`a.${sql.raw(answerer)} is not null`]
  if (those.freeClinicId) which.push(sql`a.free_clinic_id = ${those.freeClinicId}`)
  else
    which.push(
      sql`f.is_on and f.opens_at <= ${new Date(now)} and f.closes_at > ${new Date(now)}`,
      ...(those.kind ? [sql`f.kind = ${those.kind}`] : []),
    )
  if (those.gbDeptCode) which.push(sql`d.gb_dept_code = ${those.gbDeptCode}`)
  const isDoctor = answerer === 'doc_id'
  const { rows } = await sql<{ answererId: string; freeClinicId: string; leftToday: number }>`
    select * from (
      select distinct on (a.${sql.raw(answerer)}) a.${sql.raw(answerer)} as answerer_id, a.free_clinic_id, a.position,
        greatest(f.day_quota - ${takenBy(now, answerer)}, 0) as left_today
      from free_clinic_answerer a join free_clinic f using (free_clinic_id)
      ${isDoctor ? sql`join doctor d on d.doc_id = a.doc_id and d.is_active` : sql`join team t on t.team_id = a.team_id and t.is_shown`}
      where ${sql.join(which, sql` and `)}
      order by a.${sql.raw(answerer)}, f.opens_at
    ) as those
    order by left_today = 0, position, answerer_id
    limit ${those.limit} offset ${those.offset}`.execute(db)
  return rows
}

export const departmentsOf = (
  { db }: Ctx,
  freeClinicId: string,
): Promise<{ gbDeptCode: string; gbDeptName: string }[]> =>
  db
    .selectFrom('freeClinicAnswerer')
    .innerJoin('doctor', 'doctor.docId', 'freeClinicAnswerer.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['department.gbDeptCode', 'gbDeptName'])
    .distinct()
    .where('freeClinicId', '=', freeClinicId)
    .where('isActive', '=', true)
    .orderBy('gbDeptCode')
    .execute()

/**
 * Takes one of today's places: the answerer's row is held to the end of the transaction, so that two who ask at once are
 * counted one after the other. Undefined: he takes no part in it.
 */
export async function takePlace(
  { db, now }: Ctx,
  freeClinicId: string,
  { docId, teamId }: { docId: string | null; teamId: string | null },
): Promise<{ leftToday: number } | undefined> {
  const held = await db
    .selectFrom('freeClinicAnswerer')
    .select('freeClinicId')
    .where('freeClinicId', '=', freeClinicId)
    .where(docId ? 'docId' : 'teamId', '=', docId ?? teamId)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  const answerer = docId ? 'doc_id' : 'team_id'
  const { rows } = await sql<{ leftToday: number }>`
    select f.day_quota - ${takenBy(now, answerer)} as left_today
    from free_clinic_answerer a join free_clinic f using (free_clinic_id)
    where a.free_clinic_id = ${freeClinicId} and a.${sql.raw(answerer)} = ${docId ?? teamId}`.execute(db)
  return rows[0]
}

/** The badge 义诊中 on the cards of doctors, as clinics open and close; says how many clinics have changed. */
export async function carryOutBadges({ db, now }: Ctx): Promise<number> {
  const at = new Date(now)
  const isOpen = sql<boolean>`(is_on and opens_at <= ${at} and closes_at > ${at})`
  const changed = await db
    .updateTable('freeClinic')
    .set({ badgeIsShown: isOpen })
    .where('badgeIsShown', '<>', isOpen)
    .returning('freeClinicId')
    .execute()
  if (changed.length > 0) await showBadges({ db })
  return changed.length
}

/** Doctors wear it as long as a clinic of theirs is open. */
export const showBadges = ({ db }: Pick<Ctx, 'db'>): Promise<unknown> =>
  sql`update doctor set free_clinic_is_on = not free_clinic_is_on
    where free_clinic_is_on <> exists (
      select from free_clinic_answerer a join free_clinic f using (free_clinic_id)
      where a.doc_id = doctor.doc_id and f.badge_is_shown)`.execute(db)
