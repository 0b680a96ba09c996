import { describe } from 'vitest'
import { openPool } from '../../../database/connect.ts'
import { throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { hospitalExaminationsHold, type Given } from '../hospital-examinations.port-test.ts'
import { cutLine } from '../line.table.ts'
import { writeFileAtWindow } from '../window.table.ts'
import { alone } from './books.ts'
import { demoExaminations } from './demo-examinations.ts'
import { orderExamination, signInAtMachine } from './examination-events.ts'
import { moveOrder } from './live.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
const now = () => Date.now()
let files = 0
let orders = 0

const given: Given = {
  examinations: demoExaminations(pool, { now }),
  hosId: 'h1',
  now,
  recordNumber: () =>
    writeFileAtWindow(
      pool,
      { hosId: 'h1', idCard: `33010619550308${String(++files).padStart(4, '0')}`, name: '王秀英' },
      now(),
    ),
  async order(recordNumber) {
    const orderNo = `P${++orders}`
    await orderExamination(pool, { hosId: 'h1', recordNumber, itemCode: 'ct-enhanced', orderNo }, now())
    return orderNo
  },
  signIn: orderNo => signInAtMachine(pool, 'h1', orderNo, now()),
  callOff: orderNo => alone(pool, 'h1', query => moveOrder(query, 'h1', orderNo, 'cancelled', now())),
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ examinations: given.examinations })

describe('the demo hospital', () => hospitalExaminationsHold(given))
describe('the same through our own gateway', () =>
  hospitalExaminationsHold({ ...given, examinations: ofGateway.examinations }))
