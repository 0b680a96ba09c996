import type { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { DoctorPlaces } from '../../registry/doctor-places.ts'
import { findDoctor, staffOfDepartment } from './doctor.table.ts'
import { followOf } from './follow.table.ts'
import { doctorOfCode } from './scanned.ts'

const mostStaff = 200

export const scanCode: HandlerOf<typeof doctorServices.scanCode> = async ({ input, ctx, refuse }) => {
  const docId = await doctorOfCode(ctx, input.exclusiveCodeId)
  if (docId === undefined) return refuse('code_unknown')
  const [sysDoc, followId] = await Promise.all([findDoctor(ctx, docId), followOf(ctx, docId)])
  return sysDoc ? { docId, sysDoc, isFollow: followId !== null, followId } : refuse('code_unknown')
}

export const listDepartmentStaff: HandlerOf<typeof doctorServices.listDepartmentStaff> = ({ input, ctx }) =>
  staffOfDepartment(ctx, input.deptName, mostStaff)

export const listBookingDepartments =
  (placesOf: DoctorPlaces): HandlerOf<typeof doctorServices.listBookingDepartments> =>
  ({ input, ctx }) =>
    placesOf(ctx, input.docId)

export const listDoctorServes: HandlerOf<typeof doctorServices.listDoctorServes> = ({ input, ctx: { db } }) =>
  db
    .selectFrom('doctorService')
    .select(['serveName', 'priceCents', 'lengthOfTime', 'lengthUnit'])
    .where('docId', '=', input.docId)
    .where('isOpen', '=', true)
    .orderBy('position')
    .execute()
