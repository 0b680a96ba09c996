import type { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { departmentNamed, departmentState, departmentsWithState, hospitalFacts } from './department.table.ts'
import { hospitalOf } from './offer.sql.ts'

type Services = typeof findingServices

export const listClinicDepartments: HandlerOf<Services['listClinicDepartments']> = ({
  input: { hosId, registration },
  ctx,
}) => departmentsWithState(ctx, { hosId, isSameDay: registration === 'same_day' })

export const subDepartmentState: HandlerOf<Services['subDepartmentState']> = async ({ input, ctx, refuse }) =>
  (await departmentState(ctx, input.deptId)) ?? refuse('not_found')

export const departmentByCode: HandlerOf<Services['departmentByCode']> = async ({ input, ctx, refuse }) =>
  (await departmentNamed(ctx)
    .where('clinicDepartment.hosId', '=', hospitalOf(input.hosId))
    .where('deptCode', '=', input.hisDeptCode)
    .executeTakeFirst()) ?? refuse('not_found')

export const departmentInfo: HandlerOf<Services['departmentInfo']> = async ({ input, ctx, refuse }) =>
  (await departmentNamed(ctx).where('deptId', '=', input.deptId).executeTakeFirst()) ?? refuse('not_found')

export const departmentText: HandlerOf<Services['departmentText']> = async ({
  input: { deptName, deptCode },
  ctx,
  refuse,
}) => {
  const named = departmentNamed(ctx).where('deptName', '=', deptName)
  const found = await (deptCode ? named.where('deptCode', '=', deptCode) : named).orderBy('deptId').executeTakeFirst()
  return found ? { newId: found.deptId, title: found.deptName, content: found.deptIntro } : refuse('not_found')
}

export const hospitalInfo: HandlerOf<Services['hospitalInfo']> = async ({ input, ctx, refuse }) =>
  (await hospitalFacts(ctx, input.hosId)) ?? refuse('not_found')

export const guidedReturnPage: HandlerOf<Services['guidedReturnPage']> = async ({ input: { bookingId, docId } }) =>
  bookingId
    ? bookingPages.booking.to({ id: bookingId })
    : docId
      ? doctorPages.doctors.to({ docId })
      : bookingPages.home.at
