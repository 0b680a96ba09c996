import { sql } from 'kysely'
import type { localClinicDeskServices } from '@nethos/contract/clinics/local-desk.services.ts'
import type { LocalDepartment, LocalDoctor } from '@nethos/contract/clinics/local.schemas.ts'
import type { LocalDeptKind } from '@nethos/contract/clinics/local.rules.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import { readableCode } from '../../../secrets/readable-code.ts'
import { changed, closedTo, isHospital } from './local-only.ts'

type Services = typeof localClinicDeskServices

export const listKeepers: HandlerOf<Services['listKeepers']> = async ({ ctx: { db, runtime } }) => {
  const [hospitals, campuses] = await Promise.all([
    db.selectFrom('hospital').select(['hosId', 'hosName']).orderBy('position').orderBy('hosId').execute(),
    db.selectFrom('campus').select(['hosId', 'campusName']).orderBy('position').orderBy('campusName').execute(),
  ])
  const { hospital } = runtime
  return hospitals.map(one => ({
    ...one,
    keeper: hospital.isLocal(one.hosId) ? 'us' : hospital.booking.speaksFor(one.hosId) ? 'system' : 'nobody',
    campusNames: campuses.filter(campus => campus.hosId === one.hosId).map(campus => campus.campusName),
  }))
}

type DepartmentRow = Omit<LocalDepartment, 'doctors'>
type DoctorRow = LocalDoctor & { deptCode: string }

/** Parents before their children. */
const departmentsIn = {
  ours: (db: Db, hosId: string) =>
    sql<DepartmentRow>`
      select dept_code, coalesce(parent_code, '') as parent_code, dept_name, introduction, place, kind, part_codes, gb_dept_code,
        position, is_active
      from kept_department where hos_id = ${hosId} order by parent_code is not null, position, dept_name`.execute(db),
  copied: (db: Db, hosId: string) =>
    sql<DepartmentRow>`
      select dept.dept_code, coalesce(parent.dept_code, '') as parent_code, dept.dept_name, dept.introduction, dept.place, dept.kind,
        array(select part.dept_code from clinic_department as part where part.dept_id = any(dept.part_ids)) as part_codes,
        coalesce(dept.gb_dept_code, '') as gb_dept_code, dept.position, dept.is_active
      from clinic_department as dept left join clinic_department as parent on parent.dept_id = dept.parent_id
      where dept.hos_id = ${hosId} order by dept.parent_id is not null, dept.position, dept.dept_name`.execute(db),
}
const doctorsIn = {
  ours: (db: Db, hosId: string) =>
    sql<DoctorRow>`
      select dept_code, doctor_code, doctor_name, title, skill, is_expert, doc_id, position, is_active
      from kept_doctor where hos_id = ${hosId} order by position, doctor_name`.execute(db),
  copied: (db: Db, hosId: string) =>
    sql<DoctorRow>`
      select dept_code, doctor_code, doctor_name, title, skill, is_expert, coalesce(doc_id, '') as doc_id, doctor.position, doctor.is_active
      from clinic_doctor as doctor join clinic_department using (dept_id)
      where doctor.hos_id = ${hosId} order by doctor.position, doctor_name`.execute(db),
}

export const listLocalDepartments: HandlerOf<Services['listLocalDepartments']> = async ({ input, ctx, refuse }) => {
  const { db, runtime } = ctx
  if (!(await isHospital(db, input.hosId))) return refuse('not_found')
  const from = runtime.hospital.isLocal(input.hosId) ? 'ours' : 'copied'
  const [departments, doctors] = await Promise.all([
    departmentsIn[from](db, input.hosId),
    doctorsIn[from](db, input.hosId),
  ])
  const held = Map.groupBy(doctors.rows, one => one.deptCode)
  return departments.rows.map(one => ({
    ...one,
    doctors: (held.get(one.deptCode) ?? []).map(({ deptCode: _of, ...doctor }) => doctor),
  }))
}

/** Whether sessions that are not over are held there, or by him. */
async function isHeld(
  db: Db,
  { hosId, deptCode, doctorCode, now }: { hosId: string; deptCode: string; doctorCode?: string; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from kept_session
    where hos_id = ${hosId} and on_day >= (${new Date(now)}::timestamptz at time zone 'Asia/Shanghai')::date
      and dept_code = ${deptCode} and (${doctorCode ?? null}::text is null or doctor_code = ${doctorCode ?? null})
      and not is_stopped and ends_at > ${new Date(now)}
    limit 1`.execute(db)
  return rows.length > 0
}

export const saveDepartment: HandlerOf<Services['saveDepartment']> = async ({ input, ctx, refuse }) => {
  const { db, now } = ctx
  const { hosId, deptCode, parentCode, gbDeptCode, partCodes, ...fields } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const all = (await departmentsIn.ours(db, hosId)).rows
  const known = all.find(one => one.deptCode === deptCode)
  if (deptCode && !known) return refuse('not_found')
  if (parentCode) {
    const parent = all.find(one => one.deptCode === parentCode)
    if (!parent) return refuse('not_found')
    const isParent = known && all.some(one => one.parentCode === known.deptCode)
    if (parent.parentCode || isParent || parentCode === deptCode) return refuse('dept_too_deep')
  }
  const parts = fields.kind === 'mdt' ? [...new Set(partCodes)] : []
  const canTakePart = (code: string) => all.some(one => one.deptCode === code && one.kind === 'ordinary')
  if (fields.kind === 'mdt' && (parts.length < 2 || !parts.every(canTakePart))) return refuse('parts_missing')
  const changesUse = known && (known.kind !== (fields.kind as LocalDeptKind) || (known.isActive && !fields.isActive))
  if (changesUse && (await isHeld(db, { hosId, deptCode: known.deptCode, now }))) return refuse('still_held')
  const code = known?.deptCode ?? readableCode(6)
  const row = { ...fields, parentCode: parentCode || null, partCodes: parts, gbDeptCode: gbDeptCode || '' }
  const isNamed = all.some(
    one => one.deptName === fields.deptName && one.parentCode === (parentCode || '') && one.deptCode !== code,
  )
  if (isNamed) return refuse('dept_named')
  await db
    .insertInto('keptDepartment')
    .values({ hosId, deptCode: code, ...row })
    .onConflict(on => on.columns(['hosId', 'deptCode']).doUpdateSet(row))
    .execute()
  await changed(ctx, hosId, { action: 'clinic.department.save', recordId: code, what: 'whole' })
  return { deptCode: code }
}

export const saveDoctor: HandlerOf<Services['saveDoctor']> = async ({ input, ctx, refuse }) => {
  const { db, now } = ctx
  const { hosId, deptCode, doctorCode, docId, ...fields } = input
  const closed = await closedTo(ctx, hosId)
  if (closed) return refuse(closed)
  const departments = (await departmentsIn.ours(db, hosId)).rows
  if (!departments.some(one => one.deptCode === deptCode)) return refuse('not_found')
  const before = doctorCode
    ? (await doctorsIn.ours(db, hosId)).rows.find(one => one.doctorCode === doctorCode && one.deptCode === deptCode)
    : undefined
  if (doctorCode && !before) return refuse('not_found')
  const isKnown =
    !docId || (await db.selectFrom('doctor').select('docId').where('docId', '=', docId).executeTakeFirst())
  if (!isKnown) return refuse('not_found')
  if (
    before?.isActive &&
    !fields.isActive &&
    (await isHeld(db, { hosId, deptCode, doctorCode: before.doctorCode, now }))
  )
    return refuse('still_held')
  const code = before?.doctorCode ?? readableCode(6)
  const row = { ...fields, docId: docId || '' }
  await db
    .insertInto('keptDoctor')
    .values({ hosId, deptCode, doctorCode: code, ...row })
    .onConflict(on => on.columns(['hosId', 'deptCode', 'doctorCode']).doUpdateSet(row))
    .execute()
  await changed(ctx, hosId, { action: 'clinic.doctor.save', recordId: code, what: 'whole' })
  return { doctorCode: code }
}
