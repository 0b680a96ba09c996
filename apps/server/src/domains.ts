import { accountDomain } from './domains/account/index.ts'
import { archiveDomain } from './domains/archive/index.ts'
import { auditDomain } from './domains/audit/index.ts'
import { bookingDomain } from './domains/booking/index.ts'
import { bookingPayable } from './domains/booking/public.ts'
import { captchaDomain } from './domains/captcha/index.ts'
import { grantsDomain } from './domains/grants/index.ts'
import { patientsDomain } from './domains/patients/index.ts'
import { recordDomain } from './domains/record/index.ts'
import { peopleDomain } from './domains/people/index.ts'
import { smsDomain } from './domains/sms/index.ts'
import { staffDomain } from './domains/staff/index.ts'
import type { FirstAsked } from './calls/first-answers.ts'
import type { Implemented } from './calls/handler.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Database } from './database/connect.ts'
import { clinicSyncDomain } from './domains/clinics/sync/domain.ts'
import { clinicsDomain } from './domains/clinics/index.ts'
import { keptClinicsDomain } from './domains/clinics/kept/domain.ts'
import { consultDomain } from './domains/consult/index.ts'
import { couponsDomain } from './domains/coupons/index.ts'
import { contentDomain } from './domains/content/index.ts'
import { doctorsDomain } from './domains/doctors/index.ts'
import { followDomain } from './domains/follow/index.ts'
import { feedbackDomain } from './domains/feedback/index.ts'
import { hospitalAccountDomain } from './domains/hospital-account/index.ts'
import { homeDomain } from './domains/home/index.ts'
import { renewalDomain } from './domains/renewal/index.ts'
import { consultOrRenewalPayable } from './domains/renewal/public.ts'
import { messagesDomain } from './domains/messages/index.ts'
import { paymentDomain } from './domains/payment/index.ts'
import { shellDomain } from './domains/shell/index.ts'
import { staffDeskDomain } from './domains/staff-desk/index.ts'
import { thirdDomain } from './domains/third/index.ts'
import { teamsDomain } from './domains/teams/index.ts'
import { systemDomain } from './domains/system/index.ts'
import type { FileRights, OpenFiles } from './domains/system/serve-file.ts'
import type { House } from './house.ts'
import type { Due, Job } from './jobs/job.ts'
import type { JobQueue } from './jobs/queue.ts'

/** What one domain brings to the server. */
export interface Domain {
  services: readonly Implemented[]
  /** What some of its pages ask first, answered inside the page. */
  firstAsked?: readonly FirstAsked[]
  jobs?: readonly Job[]
  dues?: readonly Due[]
  /** Who may read a file that hangs on a record of this domain, by record type. */
  fileRights?: FileRights
  /** When files that hang on a record of this domain are for everybody, by record type. */
  openFiles?: OpenFiles
  /** Addresses beside the one endpoint, such as a provider's notices. */
  web?: (
    app: FastifyInstance,
    inside: { db: Database; house: House; jobs: JobQueue; log: Logger; registry: Registry },
  ) => void
}

/** All domains, one line each. */
export const domains: readonly Domain[] = [
  systemDomain,
  contentDomain,
  doctorsDomain,
  followDomain,
  teamsDomain,
  homeDomain,
  smsDomain,
  messagesDomain,
  feedbackDomain,
  captchaDomain,
  shellDomain,
  accountDomain,
  peopleDomain,
  grantsDomain,
  hospitalAccountDomain,
  clinicSyncDomain,
  clinicsDomain,
  keptClinicsDomain,
  staffDomain,
  archiveDomain,
  auditDomain,
  patientsDomain,
  consultDomain,
  paymentDomain({ consult: consultOrRenewalPayable, booking: bookingPayable }),
  renewalDomain,
  bookingDomain,
  couponsDomain,
  recordDomain,
  staffDeskDomain,
  thirdDomain,
]
