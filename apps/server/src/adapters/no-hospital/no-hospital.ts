import type { HospitalBooking } from '../../ports/hospital-booking.ts'
import { HospitalUnreachableError, type Hospital, type HospitalPatients } from '../../ports/hospital.ts'

const away = async (): Promise<never> => {
  throw new HospitalUnreachableError('No hospital is connected to this installation')
}

const patients: HospitalPatients = {
  find: away,
  get: away,
  create: away,
  changeMobile: away,
  changeAddress: away,
  visitCards: away,
  keepVitalSigns: away,
  insurance: away,
}

const booking: HospitalBooking = {
  speaksFor: () => false,
  departments: away,
  doctors: away,
  sessions: away,
  hold: away,
  confirm: away,
  release: away,
  order: away,
  keepIllness: away,
  happenings: away,
  readPush: away,
}

/** An installation whose hospitals are not connected yet: every question is answered as by a line that is down. */
export const noHospital: Hospital = { patients, booking, isKept: () => false }
