import { accountRecords } from './account-records.ts'
import { bookingOrderRecords } from './booking-order-records.ts'
import { clinicRecords } from './clinic-records.ts'
import { consultKindRecords } from './consult-kind-records.ts'
import { consultRecords } from './consult-records.ts'
import { couponRecords } from './coupon-records.ts'
import { deskRecords } from './desk-records.ts'
import { fairRecords } from './fair-records.ts'
import { followRecords } from './follow-records.ts'
import { hospitalAccountRecords } from './hospital-account-records.ts'
import { officeRecords } from './office-records.ts'
import { paymentRecords } from './payment-records.ts'
import { peopleRecords } from './people-records.ts'
import { renewalRecords } from './renewal-records.ts'
import { shownRecords } from './shown-records.ts'
import { videoRecords } from './video-records.ts'
import type { Records } from './record-kinds.ts'

/**
 * What every id in every service's input means. A service with an id that is in no line here fails the test: whoever adds
 * one says whose record it is, and the test tries it as a stranger (security.md 2).
 */
export const records: Records = {
  ...accountRecords,
  ...bookingOrderRecords,
  ...clinicRecords,
  ...consultKindRecords,
  ...consultRecords,
  ...couponRecords,
  ...deskRecords,
  ...fairRecords,
  ...followRecords,
  ...hospitalAccountRecords,
  ...officeRecords,
  ...paymentRecords,
  ...peopleRecords,
  ...renewalRecords,
  ...shownRecords,
  ...videoRecords,
}
