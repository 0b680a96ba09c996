import { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { askGrant, endGrant, giveByCode } from './ask.ts'
import { grantDue } from './grants.dues.ts'
import { getManaged, listManaged } from './managed.ts'
import { answerGrant, endManager, listManagers, readGrant, revokeGrant } from './own-say.ts'

export const grantsDomain: Domain = {
  services: [
    ...implement(grantServices, { listManaged, getManaged, askGrant, giveByCode, endGrant }),
    ...implement(ownSayServices, { readGrant, answerGrant, revokeGrant, listManagers, endManager }),
  ],
  dues: [grantDue],
}
