import type { HospitalStays } from '../ports/hospital-stays.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'

const notConnected = () =>
  Promise.reject(new HospitalUnreachableError('No admission office is connected for this hospital'))

/** No admission office is connected: nothing is asked, and whoever asks all the same gets no answer. */
export const noStays: HospitalStays = {
  speaksFor: () => false,
  notes: notConnected,
  wards: notConnected,
  beds: notConnected,
  arrange: notConnected,
  day: notConnected,
  happenings: notConnected,
}
