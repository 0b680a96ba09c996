import type { House } from '../../house.ts'
import type { HospitalBooking } from '../../ports/hospital-booking.ts'

/** The hospitals' registration. For jobs and the outside step of a command alone. */
export const registrationOf = ({ hospital }: House): HospitalBooking => hospital.booking
