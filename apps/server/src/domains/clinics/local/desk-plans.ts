import type { localClinicDeskServices } from '@nethos/contract/clinics/local-desk.services.ts'
import type { LocalPlan } from '@nethos/contract/clinics/local.schemas.ts'
import {
  wrongInKind,
  wrongInTimes,
  type LocalClinic,
  type LocalDeptKind,
} from '@nethos/contract/clinics/local.rules.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import { sql } from 'kysely'
import { readableCode } from '../../../secrets/readable-code.ts'
import { changed, closedTo, isHospital } from './local-only.ts'
import { growSessions } from './session.table.ts'

type Services = typeof localClinicDeskServices

export const listPlans: HandlerOf<Services['listPlans']> = async ({ input: { hosId }, ctx: { db }, refuse }) => {
  if (!(await isHospital(db, hosId))) return refuse('not_found')
  const { rows } = await sql<LocalPlan>`
    select plan_code, weekday, dept_code, dept_name, coalesce(doctor_code, '') as doctor_code,
      coalesce(doctor_name, '') as doctor_name, period, plan.kind, fee_cents, campus_name, room, start_minute, number_count,
      minutes_each, release_days, release_hour, release_by, coalesce(grown_until::text, '') as grown_until
    from kept_plan as plan
    join kept_department using (hos_id, dept_code)
    left join kept_doctor using (hos_id, dept_code, doctor_code)
    where hos_id = ${hosId} and plan.is_active
    order by weekday, start_minute, kept_department.position, dept_name, doctor_name`.execute(db)
  return rows
}

/** What does not fit a clinic that shall be held: missing, the sentence of a rule, or undefined. */
export async function wrongInClinic(
  db: Db,
  clinic: LocalClinic & { hosId: string; deptCode: string; doctorCode: string | null },
): Promise<'not_found' | { sentence: string } | undefined> {
  const { hosId, deptCode, doctorCode } = clinic
  const department = await db
    .selectFrom('keptDepartment')
    .select('kind')
    .where('hosId', '=', hosId)
    .where('deptCode', '=', deptCode)
    .where('isActive', '=', true)
    .executeTakeFirst()
  if (!department) return 'not_found'
  if (doctorCode !== null) {
    const doctor = await db
      .selectFrom('keptDoctor')
      .select('doctorCode')
      .where('hosId', '=', hosId)
      .where('deptCode', '=', deptCode)
      .where('doctorCode', '=', doctorCode)
      .where('isActive', '=', true)
      .executeTakeFirst()
    if (!doctor) return 'not_found'
  }
  const sentence =
    wrongInKind(department.kind as LocalDeptKind, { kind: clinic.kind, hasDoctor: doctorCode !== null }) ??
    wrongInTimes(clinic)
  return sentence === undefined ? undefined : { sentence }
}

export const savePlan: HandlerOf<Services['savePlan']> = async ({ input, ctx, refuse }) => {
  const { db, now } = ctx
  const { planCode, doctorCode: given, ...fields } = input
  const { hosId, deptCode } = fields
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const doctorCode = given || null
  const wrong = await wrongInClinic(db, { ...fields, doctorCode })
  if (wrong === 'not_found') return refuse('not_found')
  if (wrong) return refuse('clinic_wrong', wrong)
  if (doctorCode !== null && (await holdsAnother(db, { ...fields, doctorCode, planCode: planCode || '' })))
    return refuse('held_already')
  const code = planCode || readableCode(6)
  const row = { ...fields, deptCode, doctorCode }
  if (planCode) {
    const saved = await db
      .updateTable('keptPlan')
      .set(row)
      .where('hosId', '=', hosId)
      .where('planCode', '=', planCode)
      .where('isActive', '=', true)
      .returning('planCode')
      .executeTakeFirst()
    if (!saved) return refuse('not_found')
  } else {
    await db
      .insertInto('keptPlan')
      .values({ ...row, planCode: code })
      .execute()
    await growSessions(db, hosId, now)
  }
  await changed(ctx, hosId, { action: 'clinic.plan.save', recordId: code, what: 'whole' })
  return { planCode: code }
}

/** The doctor has another plan at that hour of the week. */
const holdsAnother = async (
  db: Db,
  {
    hosId,
    doctorCode,
    weekday,
    period,
    planCode,
  }: Pick<LocalPlan, 'weekday' | 'period' | 'planCode'> & { hosId: string; doctorCode: string },
): Promise<boolean> =>
  (await db
    .selectFrom('keptPlan')
    .select('planCode')
    .where('hosId', '=', hosId)
    .where('isActive', '=', true)
    .where('doctorCode', '=', doctorCode)
    .where('weekday', '=', weekday)
    .where('period', '=', period)
    .where('planCode', '<>', planCode)
    .executeTakeFirst()) !== undefined

export const removePlan: HandlerOf<Services['removePlan']> = async ({ input: { hosId, planCode }, ctx, refuse }) => {
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const removed = await ctx.db
    .updateTable('keptPlan')
    .set({ isActive: false })
    .where('hosId', '=', hosId)
    .where('planCode', '=', planCode)
    .where('isActive', '=', true)
    .returning('planCode')
    .executeTakeFirst()
  if (!removed) return refuse('not_found')
  await changed(ctx, hosId, { action: 'clinic.plan.remove', recordId: planCode, what: 'news' })
  return true
}
