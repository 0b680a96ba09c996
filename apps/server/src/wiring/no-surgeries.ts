import type { HospitalSurgeries } from '../ports/hospital-surgeries.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'

const notConnected = () =>
  Promise.reject(new HospitalUnreachableError('No surgery system is connected for this hospital'))

/** No surgery system is connected: nothing is asked, and whoever asks all the same gets no answer. */
export const noSurgeries: HospitalSurgeries = {
  speaksFor: () => false,
  surgeries: notConnected,
  happenings: notConnected,
}
