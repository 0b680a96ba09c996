import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { sql, type RawBuilder } from 'kysely'
import type { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { departmentsFound } from './department.table.ts'
import { clinicDoctorPage, doctorsFound, doctorsWithState, findClinicDoctor } from './doctor.table.ts'
import { hospitalOf, withBelow } from './offer.sql.ts'

type Services = typeof findingServices

const mostFound = 50
const mostDepartments = 20

interface Place {
  deptId?: string | null | undefined
  hosId?: string | null | undefined
}
/** Of a department and those below it, or of a hospital, or of all. */
const doctorsAt = ({ deptId, hosId }: Place): RawBuilder<boolean> => {
  const at = [
    ...(deptId ? [sql<boolean>`clinic_doctor.dept_id = any (${withBelow(deptId)})`] : []),
    ...(hosId ? [sql<boolean>`clinic_doctor.hos_id = ${hospitalOf(hosId)}`] : []),
  ]
  return at.length > 0 ? sql`${sql.join(at, sql` and `)}` : sql`true`
}

export const searchClinicDoctors: HandlerOf<Services['searchClinicDoctors']> = async ({
  input: { search, hosId, kind },
  ctx,
}) =>
  search === ''
    ? []
    : doctorsFound(ctx, search, { hospital: hosId ? hospitalOf(hosId) : undefined, kind, most: mostFound })

export const searchClinics: HandlerOf<Services['searchClinics']> = async ({ input: { search, hosId, kind }, ctx }) => {
  if (search === '') return { list: [], deptList: [] }
  const [list, deptList] = await Promise.all([
    doctorsFound(ctx, search, { hospital: hosId ? hospitalOf(hosId) : undefined, kind, most: mostFound }),
    departmentsFound(ctx, search, { hosId, most: mostDepartments }),
  ])
  return { list, deptList }
}

export const listExperts: HandlerOf<Services['listExperts']> = ({ input, ctx }) =>
  doctorsWithState(ctx, { chosen: sql`clinic_doctor.is_expert and ${doctorsAt(input)}` })

export const doctorStates: HandlerOf<Services['doctorStates']> = ({ input: { deptId, kind }, ctx }) =>
  doctorsWithState(ctx, { chosen: doctorsAt({ deptId }), kind })

export const listClinicDoctors: HandlerOf<Services['listClinicDoctors']> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const found = await clinicDoctorPage(ctx, doctorsAt(input), {
    offset: (pageNum - 1) * pageSize,
    limit: pageSize + 1,
  })
  return pageOf(found, { pageNum, pageSize })
}

export const clinicDoctorInfo: HandlerOf<Services['clinicDoctorInfo']> = async ({ input, ctx, refuse }) =>
  (await findClinicDoctor(ctx, input.clinicDoctorId)) ?? refuse('not_found')

export const extraNumberPage: HandlerOf<Services['extraNumberPage']> = async ({ input, ctx, refuse }) => {
  const doctor = await findClinicDoctor(ctx, input.clinicDoctorId)
  return doctor ? bookingPages.waitlistApply.to({ bookDocId: doctor.clinicDoctorId }) : refuse('not_found')
}
