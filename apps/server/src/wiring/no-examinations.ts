import type { HospitalExaminations } from '../ports/hospital-examinations.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'

const notConnected = () =>
  Promise.reject(new HospitalUnreachableError('No order system is connected for this hospital'))

/** No order system is connected: nothing is asked, and whoever asks all the same gets no answer. */
export const noExaminations: HospitalExaminations = {
  speaksFor: () => false,
  items: notConnected,
  orders: notConnected,
  slots: notConnected,
  appoint: notConnected,
  change: notConnected,
  cancel: notConnected,
  openItems: notConnected,
  closeItems: notConnected,
  call: notConnected,
  happenings: notConnected,
}
