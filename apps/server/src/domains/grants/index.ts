import { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { askGrant, endGrant, giveByCode } from './ask.ts'
import { grants } from './grant.lifecycle.ts'
import { grantTimer } from './grants.timers.ts'
import { getManaged, listManaged } from './managed.ts'
import { answerGrant, endManager, listManagers, readGrant, revokeGrant } from './own-say.ts'

export const grantsDomain: Domain = {
  demo: [
    {
      name: 'grants',
      after: ['accounts', 'followed teams'],
      load: async scope => (await import('./demo-grants.ts')).loadDemoGrants(scope),
    },
  ],
  services: [
    ...implement(grantServices, { listManaged, getManaged, askGrant, giveByCode, endGrant }),
    ...implement(ownSayServices, { readGrant, answerGrant, revokeGrant, listManagers, endManager }),
  ],
  lifecycles: [grants],
  timers: [grantTimer],
}
