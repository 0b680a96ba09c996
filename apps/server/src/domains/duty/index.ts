import { dutyServices } from '@nethos/contract/duty/duty.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { todayOfDuty } from './today.ts'
import { listDuty, listDutyCandidates, saveDuty } from './duty-desk.ts'

export const dutyDomain: Domain = {
  today: todayOfDuty,
  demo: [{ name: 'duty', after: ['staff'], load: async scope => (await import('./demo-duty.ts')).loadDemoDuty(scope) }],
  services: implement(dutyServices, { listDuty, listDutyCandidates, saveDuty }),
}
