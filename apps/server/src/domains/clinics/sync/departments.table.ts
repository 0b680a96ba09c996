import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { ClinicDepartment, ClinicDoctor } from '../../../ports/hospital-booking.ts'
import { spellingOfName, spellingOfWords, type Spelling } from '../../content/public.ts'
import { clinicDoctorIdOf, idOf } from './ids.ts'

interface Spelled extends Spelling {
  name: string
}

/** As it is stored, or spelled anew: a listing without a new name does without the dictionary. */
function spelledBy(spell: (name: string) => Spelling, stored: readonly Spelled[]): (name: string) => Spelling {
  const spelled = stored.filter(({ pinyin }) => pinyin !== '')
  const known = new Map(spelled.map(({ name, pinyin, initials }) => [name, { pinyin, initials }]))
  return name => known.get(name) ?? spell(name)
}

const storedDepartments = (db: Db, hosId: string): Promise<Spelled[]> =>
  db
    .selectFrom('clinicDepartment')
    .select(['deptName as name', 'pinyin', 'initials'])
    .where('hosId', '=', hosId)
    .execute()

const storedDoctors = (db: Db, hosId: string): Promise<Spelled[]> =>
  db
    .selectFrom('clinicDoctor')
    .select(['doctorName as name', 'pinyin', 'initials'])
    .where('hosId', '=', hosId)
    .execute()

/** Writes what differs; what is not listed any more is shown no longer. A code of the national list that we do not know is left out. */
export async function saveDepartments(db: Db, hosId: string, departments: readonly ClinicDepartment[]): Promise<void> {
  const listed = new Set(departments.map(one => one.deptCode))
  const spellingOf = spelledBy(spellingOfWords, await storedDepartments(db, hosId))
  const rows = departments.map(({ deptCode, parentCode, partCodes, ...one }, position) => ({
    dept_id: idOf(hosId, deptCode),
    dept_code: deptCode,
    parent_id: parentCode !== undefined && listed.has(parentCode) ? idOf(hosId, parentCode) : null,
    dept_name: one.deptName,
    introduction: one.introduction,
    place: one.place,
    kind: one.kind,
    part_ids: partCodes.filter(code => listed.has(code)).map(code => idOf(hosId, code)),
    gb_dept_code: one.gbDeptCode,
    position,
    ...spellingOf(one.deptName),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (dept_id text, dept_code text, parent_id text,
        dept_name text, introduction text, place text, kind text, part_ids text[], gb_dept_code text, position int, pinyin text, initials text)),
    gone as (
      update clinic_department set is_active = false
      where hos_id = ${hosId} and is_active and not exists (select from given where given.dept_id = clinic_department.dept_id))
    insert into clinic_department as kept (dept_id, hos_id, dept_code, parent_id, dept_name, introduction, place, kind, part_ids,
      gb_dept_code, position, pinyin, initials)
    select dept_id, ${hosId}, dept_code, parent_id, dept_name, introduction, place, kind, part_ids,
      (select department.gb_dept_code from department where department.gb_dept_code = given.gb_dept_code), position, pinyin, initials
    from given order by parent_id is not null, dept_id
    on conflict (dept_id) do update set parent_id = excluded.parent_id, dept_name = excluded.dept_name,
      introduction = excluded.introduction, place = excluded.place, kind = excluded.kind, part_ids = excluded.part_ids,
      gb_dept_code = excluded.gb_dept_code, position = excluded.position, pinyin = excluded.pinyin, initials = excluded.initials,
      is_active = true
    where (kept.parent_id, kept.dept_name, kept.introduction, kept.place, kept.kind, kept.part_ids, kept.gb_dept_code,
        kept.position, kept.pinyin, kept.initials, kept.is_active)
      is distinct from (excluded.parent_id, excluded.dept_name, excluded.introduction, excluded.place, excluded.kind,
        excluded.part_ids, excluded.gb_dept_code, excluded.position, excluded.pinyin, excluded.initials, true)`.execute(
    db,
  )
}

export async function saveDoctors(db: Db, hosId: string, doctors: readonly ClinicDoctor[]): Promise<void> {
  const spellingOf = spelledBy(spellingOfName, await storedDoctors(db, hosId))
  const rows = doctors.map((one, position) => ({
    clinic_doctor_id: clinicDoctorIdOf(hosId, one.deptCode, one.doctorCode),
    dept_id: idOf(hosId, one.deptCode),
    doctor_code: one.doctorCode,
    doc_id: one.docId,
    doctor_name: one.doctorName,
    title: one.title,
    skill: one.skill,
    is_expert: one.isExpert,
    position,
    ...spellingOf(one.doctorName),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (clinic_doctor_id text, dept_id text, doctor_code text,
        doc_id text, doctor_name text, title text, skill text, is_expert boolean, position int, pinyin text, initials text)
      where exists (select from clinic_department where clinic_department.dept_id = given.dept_id)),
    gone as (
      update clinic_doctor set is_active = false
      where hos_id = ${hosId} and is_active and not exists (select from given where given.clinic_doctor_id = clinic_doctor.clinic_doctor_id))
    insert into clinic_doctor as kept (clinic_doctor_id, hos_id, dept_id, doctor_code, doc_id, doctor_name, title, skill, is_expert,
      position, pinyin, initials)
    select clinic_doctor_id, ${hosId}, dept_id, doctor_code, (select doctor.doc_id from doctor where doctor.doc_id = given.doc_id),
      doctor_name, title, skill, is_expert, position, pinyin, initials
    from given order by clinic_doctor_id
    on conflict (clinic_doctor_id) do update set doc_id = excluded.doc_id, doctor_name = excluded.doctor_name, title = excluded.title,
      skill = excluded.skill, is_expert = excluded.is_expert, position = excluded.position, pinyin = excluded.pinyin,
      initials = excluded.initials, is_active = true
    where (kept.doc_id, kept.doctor_name, kept.title, kept.skill, kept.is_expert, kept.position, kept.pinyin, kept.initials, kept.is_active)
      is distinct from (excluded.doc_id, excluded.doctor_name, excluded.title, excluded.skill, excluded.is_expert, excluded.position,
        excluded.pinyin, excluded.initials, true)`.execute(db)
}
