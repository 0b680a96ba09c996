import { noPushes } from '../ports/hospital-pushes.ts'
import { ForgedPushError, type HospitalBooking } from '../ports/hospital-booking.ts'
import type { HospitalBills } from '../ports/hospital-bills.ts'
import type { HospitalResults } from '../ports/hospital-results.ts'
import { HospitalUnreachableError, type HospitalPatients } from '../ports/hospital.ts'
import type { HospitalPorts } from './by-hospital.ts'
import { noCheckups } from './no-checkups.ts'
import { noExaminations } from './no-examinations.ts'
import { noStays } from './no-stays.ts'
import { noSurgeries } from './no-surgeries.ts'

const without = (system: string) => () =>
  Promise.reject(new HospitalUnreachableError(`No ${system} is connected for this hospital`))
const noRegistration = without('registration')
const noIndex = without('patient index')
const noLaboratory = without('system of results')
const noBilling = without('billing')

const noBooking: HospitalBooking = {
  speaksFor: () => false,
  departments: noRegistration,
  doctors: noRegistration,
  sessions: noRegistration,
  hold: noRegistration,
  confirm: noRegistration,
  release: noRegistration,
  order: noRegistration,
  keepIllness: noRegistration,
  happenings: noRegistration,
  readPush: () => Promise.reject(new ForgedPushError('This hospital pushes no bookings')),
}

const noPatients: HospitalPatients = {
  find: noIndex,
  get: noIndex,
  create: noIndex,
  changeMobile: noIndex,
  changeAddress: noIndex,
  visitCards: noIndex,
  keepVitalSigns: noIndex,
  insurance: noIndex,
}

const noReports: HospitalResults = {
  speaksFor: () => false,
  arrivals: noLaboratory,
  ofPatient: noLaboratory,
  file: noLaboratory,
  readPush: () => Promise.reject(new ForgedPushError('This hospital pushes no results')),
}

const noBills: HospitalBills = {
  speaksFor: () => false,
  outpatient: noBilling,
  bill: noBilling,
  stays: noBilling,
  stay: noBilling,
  charges: noBilling,
  deposits: noBilling,
  takePayment: noBilling,
  withdraw: noBilling,
  tellRefund: noBilling,
  booked: noBilling,
}

/** No hospital is asked over a line, so nothing that speaks to one is loaded. */
export const noHospitals: HospitalPorts = {
  booking: noBooking,
  patients: noPatients,
  results: noReports,
  bills: noBills,
  examinations: noExaminations,
  surgeries: noSurgeries,
  stays: noStays,
  checkups: noCheckups,
  pushes: noPushes,
}
