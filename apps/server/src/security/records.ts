import { accountRecords } from './account-records.ts'
import { bookingOrderRecords } from './booking-order-records.ts'
import { consultKindRecords } from './consult-kind-records.ts'
import { checkupRecords } from './checkup-records.ts'
import { consultRecords } from './consult-records.ts'
import { couponRecords } from './coupon-records.ts'
import { daySurgeryRecords } from './daysurgery-records.ts'
import { examRecords } from './exam-records.ts'
import { fairRecords } from './fair-records.ts'
import { feesRecords } from './fees-records.ts'
import { followRecords } from './follow-records.ts'
import { groupRecords } from './group-records.ts'
import { hospitalAccountRecords } from './hospital-account-records.ts'
import { inpatientRecords } from './inpatient-records.ts'
import { pathwayRecords } from './pathway-records.ts'
import { paymentRecords } from './payment-records.ts'
import { peopleRecords } from './people-records.ts'
import { programmeRecords } from './programme-records.ts'
import { renewalRecords } from './renewal-records.ts'
import { reportRecords } from './report-records.ts'
import { videoRecords } from './video-records.ts'
import type { Trials } from './record-kinds.ts'

/**
 * What only a test can know of the ids in the services' inputs: in which state the record must be, and what else the call
 * must say. Whose record an id names stands with the service (`own`, `staff`, `open` in contract/common/ids.ts).
 */
export const records: Trials = {
  ...accountRecords,
  ...bookingOrderRecords,
  ...consultKindRecords,
  ...checkupRecords,
  ...consultRecords,
  ...couponRecords,
  ...daySurgeryRecords,
  ...examRecords,
  ...fairRecords,
  ...feesRecords,
  ...followRecords,
  ...groupRecords,
  ...hospitalAccountRecords,
  ...inpatientRecords,
  ...pathwayRecords,
  ...paymentRecords,
  ...peopleRecords,
  ...programmeRecords,
  ...renewalRecords,
  ...reportRecords,
  ...videoRecords,
}
