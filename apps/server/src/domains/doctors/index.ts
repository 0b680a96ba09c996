import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { publicityServices } from '@nethos/contract/doctors/publicity.services.ts'
import { practiceServices } from '@nethos/contract/doctors/practice.services.ts'
import { privateServiceServices } from '@nethos/contract/doctors/private-service.services.ts'
import { promoteServices } from '@nethos/contract/doctors/promote.services.ts'
import type { FirstAsked } from '../../calls/first-answers.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { addDoctor, changeDoctor, changeLicence, changeNotice, changeOffer } from './change-doctor.ts'
import { deskDoctor, listDeskDepartments, listDeskDoctors } from './desk-doctors.ts'
import { doctorCard, doctorDetail, doctorNotice } from './doctor-detail.ts'
import { listBookingDepartments, listDepartmentStaff, listDoctorServes, scanCode } from './doctor-ways.ts'
import { followDoctor, unfollowDoctor } from './follow.ts'
import { listDoctors } from './list-doctors.ts'
import { listDepartments, listHospitals, listHotDepartments, listPsychiatry } from './list-filters.ts'
import { listReviews } from './list-reviews.ts'
import { showLicences } from './licence-figures.ts'
import { listBounds, saveBound } from './offer-bounds.ts'
import { listPlaces } from './places.ts'
import { myPractice, saveMyNotice, saveMyOffer, savePractice } from './practice.ts'
import { listPrivateServices, savePrivateService } from './private-services.ts'
import { doctorLookup } from './lookup.ts'
import { promoteAndFollow } from './on-account-made.ts'
import { promotingDoctor } from './promoted.ts'
import { publicity } from './publicity.ts'
import { supervisedStaff } from './supervised.ts'
import { todayOfDoctors } from './today.ts'
import { pricesOfDoctors } from './prices.ts'

/** 在线医生 as one comes to it: the hot departments, and the first ten in the usual order. */
const list = { paths: [doctorFirstPages.doctors.at], isUnfiltered: true } as const
const firstAsked: FirstAsked[] = [
  { ...list, service: doctorServices.listHotDepartments, sent: {} },
  {
    ...list,
    service: doctorServices.listDoctors,
    sent: { sort: 'recommendSort.asc', isRecommend: true, pageNum: 1 },
  },
]

export const doctorsDomain: Domain = {
  prices: pricesOfDoctors,
  accounts: { onAccountMade: promoteAndFollow },
  supervisedStates: [supervisedStaff],
  today: todayOfDoctors,
  lookup: doctorLookup,
  serve: ({ doctorPlaces, prices }) => ({
    firstAsked,
    services: [
      ...implement(doctorServices, {
        listDoctors,
        doctorCard,
        doctorDetail: doctorDetail(doctorPlaces),
        listHospitals,
        listReviews,
        doctorNotice,
        listDepartments,
        listHotDepartments,
        scanCode,
        listPsychiatry,
        listDepartmentStaff,
        listBookingDepartments: listBookingDepartments(doctorPlaces),
        listDoctorServes,
        followDoctor,
        unfollowDoctor,
      }),
      ...implement(promoteServices, { promotingDoctor }),
      ...implement(privateServiceServices, { listPrivateServices, savePrivateService }),
      ...implement(publicityServices, { publicity: publicity(prices) }),
      ...implement(practiceServices, {
        myPractice,
        savePractice,
        saveMyOffer,
        saveMyNotice,
        listBounds,
        saveBound,
      }),
      ...implement(doctorDeskServices, {
        listDeskDoctors,
        listDeskDepartments,
        listPlaces,
        addDoctor,
        deskDoctor,
        changeDoctor,
        changeLicence,
        changeNotice,
        changeOffer,
      }),
    ],
    /** Portraits: everybody sees them, also beside what was said with a doctor who is hidden now. */
    openFiles: { doctor: async () => true },
    web: (_app, { db, runtime, registry }) => showLicences(registry, db, () => runtime.clock.now()),
  }),
}
