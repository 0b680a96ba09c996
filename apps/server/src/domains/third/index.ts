import { thirdServices } from '@nethos/contract/third/third.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import type { Due } from '../../jobs/job.ts'
import { exchangeRoute } from './exchange.ts'
import { removeCodesBefore } from './third-code.table.ts'
import { thirdCode } from './third-code.ts'

const hourMs = 3_600_000
let lastSlot = 0

/** Once an hour: codes that nobody can use any more go. */
const forgetCodes: Due = {
  name: 'third.forget',
  async carryOut({ db, now }) {
    const slot = Math.floor(now() / hourMs)
    if (slot === lastSlot) return 0
    lastSlot = slot
    await removeCodesBefore(db, now())
    return 0
  },
}

export const thirdDomain: Domain = {
  services: implement(thirdServices, { thirdCode }),
  dues: [forgetCodes],
  web: exchangeRoute,
}
