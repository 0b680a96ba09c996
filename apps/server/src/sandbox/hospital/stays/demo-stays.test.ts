import { describe } from 'vitest'
import { openPool } from '../../../database/connect.ts'
import { throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { hospitalStaysHold, type Given } from '../hospital-stays.port-test.ts'
import { cutLine } from '../line.table.ts'
import { writeFileAtWindow } from '../window.table.ts'
import { demoStays } from './demo-stays.ts'
import { sendHome, takeIn, writeNote } from './stay-events.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
const now = () => Date.now()
let files = 0
let notes = 0

const given: Given = {
  stays: demoStays(pool, { now }),
  hosId: 'h1',
  now,
  recordNumber: () =>
    writeFileAtWindow(
      pool,
      { hosId: 'h1', idCard: `33010619550308${String(++files).padStart(2, '0')}28`, name: '王秀英' },
      now(),
    ),
  async note(recordNumber) {
    const noteNo = `P${++notes}`
    const diagnosis = '胆囊结石'
    await writeNote(
      pool,
      { hosId: 'h1', noteNo, recordNumber, deptCode: 'surgery', diagnosis, priority: 'ordinary' },
      now(),
    )
    return noteNo
  },
  takeIn: noteNo => takeIn(pool, 'h1', noteNo, now()),
  sendHome: noteNo => sendHome(pool, 'h1', noteNo, now()),
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ stays: given.stays })

describe('the demo hospital', () => hospitalStaysHold(given))
describe('the same through our own gateway', () => hospitalStaysHold({ ...given, stays: ofGateway.stays }))
