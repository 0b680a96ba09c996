import { accountAudit } from './account/account.audit.ts'
import { activityAudit } from './activity/activity.audit.ts'
import { auditAudit } from './audit/audit.audit.ts'
import { bookingAudit } from './booking/booking.audit.ts'
import { clinicsAudit } from './clinics/clinics.audit.ts'
import { consultAudit } from './consult/consult.audit.ts'
import { contentAudit } from './content/content.audit.ts'
import { couponsAudit } from './coupons/coupons.audit.ts'
import { daySurgeryAudit } from './daysurgery/daysurgery.audit.ts'
import { doctorsAudit } from './doctors/doctors.audit.ts'
import { dutyAudit } from './duty/duty.audit.ts'
import { checkupAudit } from './checkup/checkup.audit.ts'
import { examAudit } from './exam/exam.audit.ts'
import { feedbackAudit } from './feedback/feedback.audit.ts'
import { feesAudit } from './fees/fees.audit.ts'
import { followAudit } from './follow/follow.audit.ts'
import { grantsAudit } from './grants/grants.audit.ts'
import { groupsAudit } from './groups/groups.audit.ts'
import { homeAudit } from './home/home.audit.ts'
import { hospitalAccountAudit } from './hospital-account/hospital-account.audit.ts'
import { interfacesAudit } from './interfaces/interfaces.audit.ts'
import { lookupAudit } from './lookup/lookup.audit.ts'
import { messagesAudit } from './messages/messages.audit.ts'
import { notifyAudit } from './notify/notify.audit.ts'
import { pathwayAudit } from './pathway/pathway.audit.ts'
import { patientsAudit } from './patients/patients.audit.ts'
import { paymentAudit } from './payment/payment.audit.ts'
import { peopleAudit } from './people/people.audit.ts'
import { programmeAudit } from './programme/programme.audit.ts'
import { questionnaireAudit } from './questionnaire/questionnaire.audit.ts'
import { recordAudit } from './record/record.audit.ts'
import { renewalAudit } from './renewal/renewal.audit.ts'
import { reportsAudit } from './reports/reports.audit.ts'
import { safetyAudit } from './safety/safety.audit.ts'
import { staffAudit } from './staff/staff.audit.ts'
import { hospitalRecordsAudit } from './hospital-records/hospital-records.audit.ts'
import { supervisionAudit } from './supervision/supervision.audit.ts'
import { systemAudit } from './system/system.audit.ts'
import { teamsAudit } from './teams/teams.audit.ts'
import { thirdAudit } from './third/third.audit.ts'
import { triageAudit } from './triage/triage.audit.ts'
import { inpatientAudit } from './inpatient/inpatient.audit.ts'

/**
 * Everything that is written into the audit log, and how a patient reads it on the page "who looked at my record": a new
 * kind of line begins in its domain's `<domain>.audit.ts`; the server compiles no other.
 */
export const auditActions = {
  ...accountAudit,
  ...activityAudit,
  ...auditAudit,
  ...bookingAudit,
  ...clinicsAudit,
  ...consultAudit,
  ...contentAudit,
  ...couponsAudit,
  ...daySurgeryAudit,
  ...doctorsAudit,
  ...dutyAudit,
  ...checkupAudit,
  ...examAudit,
  ...inpatientAudit,
  ...feedbackAudit,
  ...feesAudit,
  ...followAudit,
  ...grantsAudit,
  ...groupsAudit,
  ...homeAudit,
  ...hospitalAccountAudit,
  ...interfacesAudit,
  ...lookupAudit,
  ...messagesAudit,
  ...notifyAudit,
  ...pathwayAudit,
  ...patientsAudit,
  ...paymentAudit,
  ...peopleAudit,
  ...programmeAudit,
  ...questionnaireAudit,
  ...recordAudit,
  ...renewalAudit,
  ...reportsAudit,
  ...safetyAudit,
  ...staffAudit,
  ...hospitalRecordsAudit,
  ...supervisionAudit,
  ...systemAudit,
  ...teamsAudit,
  ...thirdAudit,
  ...triageAudit,
} as const

export type AuditAction = keyof typeof auditActions

export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

/** For lines of an older version, too. */
export const auditActionWords = (action: string): string =>
  (auditActions as Readonly<Record<string, string>>)[action] ?? '查看了您的资料'

/** Who acts, as patients and the office read it. */
export const staffRoleWords: Readonly<Record<string, string>> = {
  doctor: '医生',
  nurse: '护士',
  pharmacist: '药师',
  operator: '客服人员',
  admin: '管理员',
}
