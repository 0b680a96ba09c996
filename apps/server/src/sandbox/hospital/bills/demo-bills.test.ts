import { describe } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import { openPool } from '../../../database/connect.ts'
import { strangeHosId, throughGateway } from '../../../testing/gateway/through-gateway.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { hospitalBillsHold, type Given } from '../hospital-bills.port-test.ts'
import { cutLine } from '../line.table.ts'
import { issueBill, payAtWindow } from './bill.table.ts'
import { demoBills } from './demo-bills.ts'
import { admit, charge, depositAtWindow, discharge } from './stay.table.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 8, onError: () => undefined })
const now = () => Date.now()
const hosId = 'h1'
let files = 0

const given: Given = {
  bills: demoBills(pool, { now }),
  hosId,
  now,
  recordNumber: async () => `B96${++files}`,
  issue: bill => issueBill(pool, { hosId, deptName: '全科医学科', doctorName: '周敏', issuedAt: now(), ...bill }),
  payAtWindow: async billNo => void (await payAtWindow(pool, hosId, billNo, now())),
  giveOut: async billNo =>
    void (await pool.query('update demo_hospital.bill set is_done = true where hos_id = $1 and bill_no = $2', [
      hosId,
      billNo,
    ])),
  admit: recordNumber =>
    admit(pool, { hosId, recordNumber, deptName: '普通外科', bedNo: '12床', admittedOn: dayOf(now()) }),
  charge: (stayNo, onDay, items) => charge(pool, { hosId, stayNo, onDay, items }),
  depositAtWindow: async (stayNo, amountCents) =>
    void (await depositAtWindow(pool, { hosId, stayNo, amountCents, at: now() })),
  discharge: async stayNo => void (await discharge(pool, hosId, stayNo, now())),
  async whileAway(work) {
    await cutLine(pool, true)
    try {
      return await work()
    } finally {
      await cutLine(pool, false)
    }
  },
}
const ofGateway = await throughGateway({ bills: given.bills })

describe('the demo hospital', () => hospitalBillsHold(given))
describe('the same through our own gateway', () =>
  hospitalBillsHold({ ...given, bills: ofGateway.bills, strangeHosId }))
