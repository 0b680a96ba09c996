import { thirdServices } from '@nethos/contract/third/third.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { hourly } from '../../jobs/periodic.ts'
import { exchangeRoute } from './exchange.ts'
import { removeCodesBefore } from './third-code.table.ts'
import { thirdCode } from './third-code.ts'

/** Codes that nobody can use any more go. */
const forgetCodes = hourly('third.forget', ({ db, now }) => removeCodesBefore(db, now()))

export const thirdDomain: Domain = {
  services: implement(thirdServices, { thirdCode }),
  timers: [forgetCodes],
  web: exchangeRoute,
}
