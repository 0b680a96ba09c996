import { describe } from 'vitest'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openPool } from '../../../database/connect.ts'
import { throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { hospitalCheckupsHold, type Given } from '../hospital-checkups.port-test.ts'
import { cutLine } from '../line.table.ts'
import { alone } from './books.ts'
import { callOff } from './checkup-events.ts'
import { demoCheckups } from './demo-checkups.ts'
import { arrive, step } from './live.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
// Noon: what the centres do by themselves in the morning is over.
const noon = startOfDay(dayOf(Date.now())) + 12 * 3_600_000
const now = () => noon
let people = 0

const given: Given = {
  checkups: demoCheckups(pool, { now }),
  hosId: 'h1',
  now,
  person: () => ({
    name: '王秀英',
    idCard: `33010619550312${String(++people).padStart(4, '0')}`,
    mobile: '13900000000',
  }),
  arrive: ourNo => alone(pool, 'h1', query => arrive(query, 'h1', ourNo, now())),
  finish: ourNo =>
    alone(pool, 'h1', async query => {
      for (let stations = 0; stations < 20; stations++) await step(query, 'h1', ourNo, now())
    }),
  callOff: (ourNo, reason) => callOff(pool, { hosId: 'h1', ourNo, reason }, now()),
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ checkups: given.checkups })

describe('the demo hospital', () => hospitalCheckupsHold(given))
describe('the same through our own gateway', () => hospitalCheckupsHold({ ...given, checkups: ofGateway.checkups }))
