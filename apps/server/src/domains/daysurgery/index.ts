import { daySurgeryDeskServices } from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'
import { surgeryInsuranceServices } from '@nethos/contract/daysurgery/insurance.services.ts'
import { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { implement } from '../../calls/handler.ts'
import { changesPushed } from '../../calls/hospital-push.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { deskSurgeries, reportSurgeryEvent } from './desk.ts'
import { cancelPolicy, insureSurgery, surgeryInsurance } from './insurance.ts'
import { payPolicy, policyJobs, policyPayable, policyTimer, queryPolicyPayment } from './pay-policy.ts'
import { policies } from './policy.life.ts'
import { askAtOnce, askHospital, lineTimer } from './line.jobs.ts'
import { nameCompanion } from './name-companion.ts'
import {
  admissionMessages,
  chemotherapyList,
  daySurgeryList,
  nearestHome,
  plannedTeam,
  surgeryHome,
  surgeryInfo,
  surgeryList,
  surgeryMessages,
  surgeryTeam,
} from './read.ts'
import { surgeries } from './surgery.lifecycle.ts'
import { todayOfSurgeries } from './today.ts'
import { pricesOfInsurance } from './prices.ts'

export const daySurgeryDomain: Domain = {
  prices: pricesOfInsurance,
  today: todayOfSurgeries,
  payables: { surgery_policy: policyPayable },
  archive: archiveParts,
  services: [
    ...implement(daySurgeryServices, {
      daySurgeryList,
      surgeryList,
      chemotherapyList,
      surgeryInfo,
      surgeryHome,
      nearestHome,
      surgeryTeam,
      surgeryMessages,
      nameCompanion,
      plannedTeam,
      admissionMessages,
    }),
    ...implement(surgeryInsuranceServices, {
      surgeryInsurance,
      insureSurgery,
      cancelPolicy,
      payPolicy,
      queryPolicyPayment,
    }),
    ...implement(daySurgeryDeskServices, { deskSurgeries, reportSurgeryEvent }),
  ],
  jobs: [askHospital, ...policyJobs],
  timers: [lineTimer, policyTimer],
  lifecycles: [surgeries, policies],
  web: changesPushed('surgeries', askAtOnce),
}
