import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { promoteServices } from '@nethos/contract/doctors/promote.services.ts'
import { publicityServices } from '@nethos/contract/doctors/publicity.services.ts'
import { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { SentOf } from '@nethos/contract/service.ts'

export type DoctorFilter = Omit<SentOf<typeof doctorServices.listDoctors>, 'pageNum' | 'pageSize'>
export type ReviewSort = 'time' | 'content'

export const doctors = (filter: DoctorFilter) => query(doctorServices.listDoctors, filter)
export const doctorDetail = (docId: string) => query(doctorServices.doctorDetail, { docId })
export const doctorCard = (docId: string) => query(doctorServices.doctorCard, { docId })
export const reviews = (docId: string, searchType: ReviewSort) =>
  query(doctorServices.listReviews, { docId, searchType })
export const hospitals = () => query(doctorServices.listHospitals, {})
export const departments = () => query(doctorServices.listDepartments, {})
export const staffedDepartments = () => query(doctorServices.listDepartments, { hasDoctors: true })
export const hotDepartments = () => query(doctorServices.listHotDepartments, {})

export const publicity = () => query(publicityServices.publicity, {})
export const scannedDoctor = (exclusiveCodeId: string) => query(doctorServices.scanCode, { exclusiveCodeId })
export const promotingDoctor = (promoteCode: string) => query(promoteServices.promotingDoctor, { promoteCode })

const followed = [
  doctorServices.doctorDetail,
  doctorServices.doctorCard,
  doctorServices.scanCode,
  followServices.listFollowed,
  followServices.listLastMessages,
  followServices.getFollow,
]
export const followDoctor = command(doctorServices.followDoctor, ...followed)
export const unfollowDoctor = command(doctorServices.unfollowDoctor, ...followed)
