import type { Runtime } from '../../runtime.ts'
import type { HospitalBooking } from '../../ports/hospital-booking.ts'

/** The hospitals' registration. For jobs and the outside step of a command alone. */
export const registrationOf = ({ hospital }: Runtime): HospitalBooking => hospital.booking
