import { accountDomain } from './domains/account/index.ts'
import { activityDomain } from './domains/activity/index.ts'
import { archiveDomain } from './domains/archive/index.ts'
import { auditDomain } from './domains/audit/index.ts'
import { bookingDomain } from './domains/booking/index.ts'
import { captchaDomain } from './domains/captcha/index.ts'
import { clinicsDomain } from './domains/clinics/index.ts'
import { clinicQueueDomain } from './domains/clinics/queue/domain.ts'
import { localClinicsDomain } from './domains/clinics/local/domain.ts'
import { clinicSyncDomain } from './domains/clinics/sync/domain.ts'
import { consultDomain } from './domains/consult/index.ts'
import { contentDomain } from './domains/content/index.ts'
import { couponsDomain } from './domains/coupons/index.ts'
import { doctorsDomain } from './domains/doctors/index.ts'
import { dutyDomain } from './domains/duty/index.ts'
import { daySurgeryDomain } from './domains/daysurgery/index.ts'
import { checkupDomain } from './domains/checkup/index.ts'
import { examDomain } from './domains/exam/index.ts'
import { inpatientDomain } from './domains/inpatient/index.ts'
import { feedbackDomain } from './domains/feedback/index.ts'
import { feesDomain } from './domains/fees/index.ts'
import { followDomain } from './domains/follow/index.ts'
import { grantsDomain } from './domains/grants/index.ts'
import { groupsDomain } from './domains/groups/index.ts'
import { homeDomain } from './domains/home/index.ts'
import { hospitalAccountDomain } from './domains/hospital-account/index.ts'
import { diagnosisDomain } from './domains/diagnosis/index.ts'
import { lookupDomain } from './domains/lookup/index.ts'
import { messagesDomain } from './domains/messages/index.ts'
import { notifyDomain } from './domains/notify/index.ts'
import { pathwayDomain } from './domains/pathway/index.ts'
import { patientsDomain } from './domains/patients/index.ts'
import { interfacesDomain } from './domains/interfaces/index.ts'
import { paymentDomain } from './domains/payment/index.ts'
import { peopleDomain } from './domains/people/index.ts'
import { programmeDomain } from './domains/programme/index.ts'
import { questionnaireDomain } from './domains/questionnaire/index.ts'
import { recordDomain } from './domains/record/index.ts'
import { renewalDomain } from './domains/renewal/index.ts'
import { reportsDomain } from './domains/reports/index.ts'
import { shellDomain } from './domains/shell/index.ts'
import { smsDomain } from './domains/sms/index.ts'
import { safetyDomain } from './domains/safety/index.ts'
import { staffDomain } from './domains/staff/index.ts'
import { hospitalRecordsDomain } from './domains/hospital-records/index.ts'
import { supervisionDomain } from './domains/supervision/index.ts'
import { systemDomain } from './domains/system/index.ts'
import { teamsDomain } from './domains/teams/index.ts'
import { thirdDomain } from './domains/third/index.ts'

import { assemble } from './registry/assemble.ts'
import { todayDomain } from './domains/today/index.ts'
import { triageDomain } from './domains/triage/index.ts'

/** All domains, one line each. */
export const domains = assemble([
  systemDomain,
  contentDomain,
  doctorsDomain,
  followDomain,
  teamsDomain,
  homeDomain,
  smsDomain,
  notifyDomain,
  dutyDomain,
  lookupDomain,
  diagnosisDomain,
  messagesDomain,
  feedbackDomain,
  captchaDomain,
  shellDomain,
  accountDomain,
  peopleDomain,
  grantsDomain,
  groupsDomain,
  hospitalAccountDomain,
  clinicSyncDomain,
  clinicsDomain,
  localClinicsDomain,
  clinicQueueDomain,
  safetyDomain,
  staffDomain,
  archiveDomain,
  auditDomain,
  patientsDomain,
  consultDomain,
  paymentDomain,
  feesDomain,
  renewalDomain,
  bookingDomain,
  checkupDomain,
  examDomain,
  daySurgeryDomain,
  inpatientDomain,
  couponsDomain,
  recordDomain,
  programmeDomain,
  reportsDomain,
  interfacesDomain,
  thirdDomain,
  hospitalRecordsDomain,
  supervisionDomain,
  todayDomain,
  triageDomain,
  activityDomain,
  pathwayDomain,
  questionnaireDomain,
])
