import { sql, type RawBuilder } from 'kysely'
import type { ClinicDoctor, DoctorWithState } from '@nethos/contract/clinics/finding.schemas.ts'
import type { SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { DoctorPlace } from '../../registry/doctor-places.ts'
import { bestColumns, bestOf, kindsOf, ofKinds, openWindow } from './offer.sql.ts'

const shown: RawBuilder<unknown> = sql`
  clinic_doctor.clinic_doctor_id, clinic_doctor.doctor_name as doc_name, clinic_doctor.title as doc_title,
  clinic_doctor.skill as doc_skill, clinic_doctor.is_expert, coalesce(doctor.avatar, '') as doc_avatar,
  clinic_doctor.dept_id, department.dept_name, clinic_doctor.hos_id, hospital.hos_name`

const around: RawBuilder<unknown> = sql`
  join clinic_department as department on department.dept_id = clinic_doctor.dept_id
  join hospital on hospital.hos_id = clinic_doctor.hos_id
  left join doctor on doctor.doc_id = clinic_doctor.doc_id`

/** In which kind of department sessions of this kind are held. */
const deptKindOf = (kind: Kind): string => (kind === 'mdt' || kind === 'school' ? kind : 'ordinary')
type Kind = SessionKind | '' | null | undefined

const usualOrder = sql`(offered.state = 'bookable') is true desc, clinic_doctor.is_expert desc, clinic_doctor.position, clinic_doctor.clinic_doctor_id`

/** Doctors that are chosen, each with what can be had of him: one statement. */
export async function doctorsWithState(
  { db, now }: Ctx,
  { source = sql`clinic_doctor`, chosen, kind, order = usualOrder, most = 500 }: Chosen,
): Promise<DoctorWithState[]> {
  const held = sql<boolean>`session.clinic_doctor_id = clinic_doctor.clinic_doctor_id and ${ofKinds(kindsOf(kind))}`
  const { rows } = await sql<DoctorWithState>`
    select ${shown}, ${bestColumns}
    from ${source} ${around} ${bestOf(held, openWindow(now))}
    where clinic_doctor.is_active and department.is_active and department.kind = ${deptKindOf(kind)} and ${chosen}
    order by ${order} limit ${most}`.execute(db)
  return rows
}

interface Chosen {
  /** Where they come from, as clinic_doctor. */
  source?: RawBuilder<unknown>
  chosen: RawBuilder<boolean>
  kind?: Kind
  order?: RawBuilder<unknown>
  most?: number
}

/** Those who are nearest to the words. */
export const doctorsFound = (
  ctx: Ctx,
  words: string,
  { hospital, kind, most }: { hospital: RawBuilder<string> | undefined; kind?: Kind; most: number },
): Promise<DoctorWithState[]> =>
  doctorsWithState(ctx, {
    source: sql`find_clinic_doctors(${words}) as found join clinic_doctor using (clinic_doctor_id)`,
    chosen: hospital ? sql`clinic_doctor.hos_id = ${hospital}` : sql`true`,
    kind,
    order: sql`found.closeness desc, (offered.state = 'bookable') is true desc, clinic_doctor.position, clinic_doctor.clinic_doctor_id`,
    most,
  })

export async function clinicDoctorPage(
  { db }: Ctx,
  chosen: RawBuilder<boolean>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ClinicDoctor[]> {
  const { rows } = await sql<ClinicDoctor>`
    select ${shown} from clinic_doctor ${around}
    where clinic_doctor.is_active and department.is_active and department.kind = 'ordinary' and ${chosen}
    order by clinic_doctor.is_expert desc, clinic_doctor.position, clinic_doctor.clinic_doctor_id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function findClinicDoctor(
  { db }: Ctx,
  clinicDoctorId: string,
): Promise<(ClinicDoctor & { docId: string }) | undefined> {
  const { rows } = await sql<ClinicDoctor & { docId: string }>`
    select ${shown}, case when doctor.is_active then doctor.doc_id else '' end as doc_id
    from clinic_doctor ${around}
    where clinic_doctor.clinic_doctor_id = ${clinicDoctorId} and clinic_doctor.is_active`.execute(db)
  return rows[0] && { ...rows[0], docId: rows[0].docId ?? '' }
}

/** Where a doctor of the platform can be visited: departments with their hospitals. */
export async function clinicPlacesOf({ db }: Pick<Ctx, 'db'>, docId: string): Promise<DoctorPlace[]> {
  return db
    .selectFrom('clinicDoctor')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'clinicDoctor.deptId')
    .innerJoin('hospital', 'hospital.hosId', 'clinicDoctor.hosId')
    .select(['clinicDoctor.deptId', 'deptName', 'clinicDoctor.hosId', 'hosName', 'clinicDoctorId'])
    .where('clinicDoctor.docId', '=', docId)
    .where('clinicDoctor.isActive', '=', true)
    .where('clinicDepartment.isActive', '=', true)
    .where('clinicDepartment.kind', '=', 'ordinary')
    .orderBy('clinicDoctor.deptId')
    .execute()
}
