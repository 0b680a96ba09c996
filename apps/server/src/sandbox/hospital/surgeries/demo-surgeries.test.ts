import { describe } from 'vitest'
import { openPool } from '../../../database/connect.ts'
import { throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { hospitalSurgeriesHold, type Given } from '../hospital-surgeries.port-test.ts'
import { cutLine } from '../line.table.ts'
import { writeFileAtWindow } from '../window.table.ts'
import { demoSurgeries } from './demo-surgeries.ts'
import { cancelSurgery, planSurgery, reportSurgery } from './surgery-events.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
const now = () => Date.now()
let files = 0

const given: Given = {
  surgeries: demoSurgeries(pool),
  hosId: 'h1',
  now,
  recordNumber: () =>
    writeFileAtWindow(
      pool,
      { hosId: 'h1', idCard: `33010619550309${String(++files).padStart(4, '0')}`, name: '王秀英' },
      now(),
    ),
  plan: one => planSurgery(pool, { hosId: 'h1', ...one }, now()),
  report: one => reportSurgery(pool, { hosId: 'h1', ...one }, now()),
  cancel: surgeryNo => cancelSurgery(pool, { hosId: 'h1', surgeryNo }, now()),
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ surgeries: given.surgeries })

describe('the demo hospital', () => hospitalSurgeriesHold(given))
describe('the same through our own gateway', () => hospitalSurgeriesHold({ ...given, surgeries: ofGateway.surgeries }))
