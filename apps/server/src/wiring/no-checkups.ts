import type { HospitalCheckups } from '../ports/hospital-checkups.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'

const notConnected = () =>
  Promise.reject(new HospitalUnreachableError('No health-check centre is connected for this hospital'))

/** No health-check centre is connected: nothing is asked, and whoever asks all the same gets no answer. */
export const noCheckups: HospitalCheckups = {
  speaksFor: () => false,
  offers: notConnected,
  times: notConnected,
  confirm: notConnected,
  change: notConnected,
  cancel: notConnected,
  happenings: notConnected,
}
