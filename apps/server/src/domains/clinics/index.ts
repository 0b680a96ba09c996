import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { mdtServices } from '@nethos/contract/clinics/mdt.services.ts'
import { schoolServices } from '@nethos/contract/clinics/school.services.ts'
import type { FirstAsked } from '../../calls/first-answers.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { clinicPlacesOf } from './doctor.table.ts'
import {
  departmentByCode,
  departmentInfo,
  departmentText,
  guidedReturnPage,
  hospitalInfo,
  listClinicDepartments,
  subDepartmentState,
} from './find-departments.ts'
import {
  clinicDoctorInfo,
  doctorStates,
  extraNumberPage,
  listClinicDoctors,
  listExperts,
  searchClinicDoctors,
  searchClinics,
} from './find-doctors.ts'
import { listMdtClinics, mdtSessions } from './find-mdt.ts'
import { listSchoolDepartments, schoolNumbers, schoolSessions } from './find-school.ts'
import {
  doctorSessions,
  doctorsOfDay,
  doctorsOfTomorrow,
  expertSessions,
  listNumbers,
  ordinarySessions,
} from './find-sessions.ts'

/** 预约挂号 begins with the hospitals. */
const firstAsked: FirstAsked[] = [{ paths: [bookingPages.home.at], service: bindingServices.listCampuses, sent: {} }]

export const clinicsDomain: Domain = {
  doctorPlaces: clinicPlacesOf,
  firstAsked,
  services: [
    ...implement(findingServices, {
      listClinicDepartments,
      subDepartmentState,
      departmentByCode,
      departmentInfo,
      departmentText,
      hospitalInfo,
      clinicDoctorInfo,
      doctorSessions,
      expertSessions,
      ordinarySessions,
      searchClinicDoctors,
      searchClinics,
      doctorsOfDay,
      doctorsOfTomorrow,
      listNumbers,
      listClinicDoctors,
      listExperts,
      doctorStates,
      extraNumberPage,
      guidedReturnPage,
    }),
    ...implement(mdtServices, { listMdtClinics, mdtSessions }),
    ...implement(schoolServices, { listSchoolDepartments, schoolSessions, schoolNumbers }),
  ],
}
