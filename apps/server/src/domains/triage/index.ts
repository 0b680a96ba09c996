import { triageDeskServices } from '@nethos/contract/triage/triage-desk.services.ts'
import { triageServices } from '@nethos/contract/triage/triage.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { dropTriage, publishTriage, saveTriage, sendBackTriage, submitTriage, triageDesk } from './desk-triage.ts'
import { publishedTriage } from './published-triage.ts'
import { todayOfTriage } from './today.ts'

export const triageDomain: Domain = {
  today: todayOfTriage,
  services: [
    ...implement(triageServices, { publishedTriage }),
    ...implement(triageDeskServices, {
      triageDesk,
      saveTriage,
      submitTriage,
      publishTriage,
      sendBackTriage,
      dropTriage,
    }),
  ],
}
