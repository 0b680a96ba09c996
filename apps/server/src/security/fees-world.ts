import type { FeeBillState } from '@nethos/contract/fees/fees.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { ChargeItem } from '../ports/hospital-bills.ts'
import { issueBill } from '../sandbox/hospital/bills/bill.table.ts'
import { admit, charge, discharge } from '../sandbox/hospital/bills/stay.table.ts'
import type { TestServer } from '../testing/server.ts'

/** What the world has of the hospital's bills. */
export interface FeesWorld {
  /** Somebody of the owner's who has a bill to pay; its number is the latest one. */
  billed(): Promise<string>
  latestBillNo(): string
  /** A bill of the owner's, as an address names it. */
  hospitalBill(): Promise<string>
  hospitalStay(state?: 'open' | 'to_settle'): Promise<string>
  /** What the owner pays at once, not yet paid; or a bill of it that the hospital has taken. */
  feeOrder(): Promise<string>
  feeBill(state?: FeeBillState): Promise<string>
}

const item: ChargeItem = {
  itemCode: 'L001',
  itemName: '血常规',
  kind: 'laboratory',
  unit: '次',
  quantity: 1,
  unitCents: 2_500,
  amountCents: 2_500,
  insuranceClass: 'C',
}

/** `aBound`: somebody new of the account's, with a hospital account. */
export function feesWorld(server: TestServer, accountId: string, aBound: () => Promise<string>): FeesWorld {
  const { db, pool, runtime } = server
  let latest = ''
  const fileOf = async (personId: string) =>
    (
      await db
        .selectFrom('hospitalAccount')
        .select('recordNumber')
        .where('personId', '=', personId)
        .where('hosId', '=', 'h1')
        .executeTakeFirstOrThrow()
    ).recordNumber
  const world: FeesWorld = {
    async billed() {
      const personId = await aBound()
      const recordNumber = await fileOf(personId)
      latest = await issueBill(pool, {
        hosId: 'h1',
        recordNumber,
        deptName: '全科医学科',
        doctorName: '周敏',
        issuedAt: runtime.clock.now(),
        items: [item],
        guides: [],
      })
      return personId
    },
    latestBillNo: () => latest,
    async hospitalBill() {
      await world.billed()
      return `h1.${latest}`
    },
    async hospitalStay(state = 'open') {
      const recordNumber = await fileOf(await aBound())
      const now = runtime.clock.now()
      const stay = { hosId: 'h1', recordNumber, deptName: '普通外科', bedNo: '12床', admittedOn: dayOf(now) }
      const stayNo = await admit(pool, stay)
      await charge(pool, { hosId: 'h1', stayNo, onDay: dayOf(now), items: [item] })
      if (state === 'to_settle') await discharge(pool, 'h1', stayNo, now)
      return `h1.${stayNo}`
    },
    async feeOrder() {
      const personId = await world.billed()
      return order(personId, 'open')
    },
    async feeBill(state = 'settled') {
      const personId = await world.billed()
      const orderId = await order(personId, state === 'open' ? 'open' : state === 'settled' ? 'done' : 'paid')
      const { settleNo } = await db
        .updateTable('feeBill')
        .set({
          state,
          paidAt: new Date(runtime.clock.now()),
          endedAt: new Date(runtime.clock.now()),
          receiptNo: '3300000001',
        })
        .where('orderId', '=', orderId)
        .returning('settleNo')
        .executeTakeFirstOrThrow()
      return settleNo
    },
  }

  async function order(personId: string, state: string): Promise<string> {
    const now = runtime.clock.now()
    const { orderId } = await db
      .insertInto('feeOrder')
      .values({
        accountId,
        personId,
        personName: '王秀英',
        hosId: 'h1',
        hosName: '宁禾市第一医院',
        recordNumber: await fileOf(personId),
        idCardSealed: runtime.sealer.sealText('', 'fee_order.id_card'),
        what: 'outpatient',
        insuranceKind: '自费',
        totalCents: 2_500,
        pooledCents: 0,
        accountCents: 0,
        ownCents: 2_500,
        state,
        createdAt: new Date(now),
        expiresAt: new Date(now + 900_000),
        paidAt: state === 'open' ? null : new Date(now),
      })
      .returning('orderId')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('feeBill')
      .values({
        orderId,
        hosId: 'h1',
        billNo: latest,
        title: '全科医学科',
        issuedAt: new Date(now),
        items: JSON.stringify([item]),
        totalCents: 2_500,
        pooledCents: 0,
        accountCents: 0,
        ownCents: 2_500,
        what: 'outpatient',
        state: 'open',
      })
      .execute()
    return orderId
  }
  return world
}
