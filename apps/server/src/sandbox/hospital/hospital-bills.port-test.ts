import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import {
  TooLateToWithdrawError,
  type ChargeItem,
  type Guide,
  type HospitalBills,
  type PaymentReport,
} from '../../ports/hospital-bills.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

export interface Given {
  bills: HospitalBills
  hosId: string
  strangeHosId?: string
  now: () => number
  recordNumber(): Promise<string>
  /** The hospital writes a bill; its number. `refuses`: with these words it takes no money for it. */
  issue(bill: {
    recordNumber: string
    items: readonly ChargeItem[]
    guides: readonly Guide[]
    refuses?: string
  }): Promise<string>
  payAtWindow(billNo: string): Promise<void>
  /** What was paid for is done. */
  giveOut(billNo: string): Promise<void>
  admit(recordNumber: string): Promise<string>
  charge(stayNo: string, onDay: string, items: readonly ChargeItem[]): Promise<void>
  depositAtWindow(stayNo: string, amountCents: number): Promise<void>
  discharge(stayNo: string): Promise<void>
  /** What it has told lies with us: no answer can only be missing where something is to be told to it. */
  answersAlone?: boolean
  whileAway<T>(work: () => Promise<T>): Promise<T>
}

const drug: ChargeItem = {
  itemCode: 'Y001',
  itemName: '阿司匹林肠溶片 100mg×30片',
  kind: 'western_drug',
  unit: '盒',
  quantity: 3,
  unitCents: 1_533,
  amountCents: 4_599,
  insuranceClass: 'A',
}
const test1: ChargeItem = {
  ...drug,
  itemCode: 'J001',
  itemName: '血脂四项',
  kind: 'laboratory',
  unit: '项',
  quantity: 1,
  unitCents: 6_001,
  amountCents: 6_001,
  insuranceClass: 'B',
}
const half: ChargeItem = {
  ...drug,
  itemCode: 'C001',
  itemName: '敷料',
  kind: 'material',
  unit: '包',
  quantity: 0.5,
  unitCents: 333,
  amountCents: 167,
  insuranceClass: 'C',
}
const items = [drug, test1, half]
const total = 10_767
const guides: Guide[] = [{ place: '2号楼1层 西药房', note: '取药' }]

let ours = 0
const anOurNo = () => `fee${++ours}`

/** What every adapter of the port keeps to. */
export function hospitalBillsHold(given: Given): void {
  const { bills, hosId, now } = given
  const today = () => dayOf(now())
  const aBill = async (more: { refuses?: string } = {}) => {
    const recordNumber = await given.recordNumber()
    return { recordNumber, billNo: await given.issue({ recordNumber, items, guides, ...more }) }
  }
  const reportOf = (
    of: { recordNumber: string; billNo: string },
    more: Partial<PaymentReport> = {},
  ): PaymentReport => ({
    ourNo: anOurNo(),
    what: 'outpatient',
    totalCents: total,
    pooledCents: 4_000,
    accountCents: 1_000,
    ownCents: 5_767,
    insuranceNo: '',
    paidAt: now(),
    recordNumber: of.recordNumber,
    billNo: of.billNo,
    ...more,
  })

  describe('a bill', () => {
    test('stands with its lines to the cent, in the list of its file and by its number', async () => {
      const { recordNumber, billNo } = await aBill()
      const [bill, another] = await bills.outpatient(hosId, recordNumber)
      expect(another).toBeUndefined()
      expect(bill).toMatchObject({
        billNo,
        recordNumber,
        state: 'to_pay',
        totalCents: total,
        deptName: '全科医学科',
        doctorName: '周敏',
      })
      expect(bill!.items).toEqual(items)
      expect(bill!.payUntil).toBeGreaterThan(now())
      expect(bill).not.toHaveProperty('paid')
      expect(await bills.bill(hosId, billNo)).toEqual(bill)
      expect(await bills.bill(hosId, 'MZ0')).toBeUndefined()
      expect(await bills.outpatient(hosId, 'B0')).toEqual([])
    })

    test('is paid once, and told again it gives the same answer', async () => {
      const bill = await aBill()
      const payment = reportOf(bill)
      const answer = await bills.takePayment(hosId, payment)
      expect(answer).toMatchObject({ outcome: 'taken', receiptNo: expect.stringMatching(/^33/), guides })
      expect(await bills.takePayment(hosId, payment)).toEqual(answer)
      const { state, paid } = (await bills.bill(hosId, bill.billNo))!
      expect(state).toBe('paid')
      expect(paid).toMatchObject({
        ourNo: payment.ourNo,
        way: '移动支付',
        pooledCents: 4_000,
        accountCents: 1_000,
        ownCents: 5_767,
        guides,
      })
      expect(paid!.receiptNo).toBe(answer.outcome === 'taken' && answer.receiptNo)
      expect(await bills.takePayment(hosId, reportOf(bill))).toMatchObject({ outcome: 'refused' })
    })

    test('is refused when its sum is another, when the window was faster, and in the hospital’s own words', async () => {
      const other = await aBill()
      expect(
        await bills.takePayment(
          hosId,
          reportOf(other, { totalCents: 1, ownCents: 1, pooledCents: 0, accountCents: 0 }),
        ),
      ).toMatchObject({ outcome: 'refused' })
      const atWindow = await aBill()
      await given.payAtWindow(atWindow.billNo)
      expect(await bills.bill(hosId, atWindow.billNo)).toMatchObject({
        state: 'paid',
        paid: { ourNo: '', way: '窗口', ownCents: total },
      })
      expect(await bills.takePayment(hosId, reportOf(atWindow))).toMatchObject({ outcome: 'refused' })
      const stubborn = await aBill({ refuses: '处方已超过三天，请医生重新开具' })
      const payment = reportOf(stubborn)
      const refused = { outcome: 'refused', reason: '处方已超过三天，请医生重新开具' }
      expect(await bills.takePayment(hosId, payment)).toEqual(refused)
      expect(await bills.takePayment(hosId, payment)).toEqual(refused)
      expect(await bills.bill(hosId, stubborn.billNo)).toMatchObject({ state: 'to_pay' })
    })

    test('can be withdrawn before the hospital heard of it and after, and counts no more; not when it was given', async () => {
      const bill = await aBill()
      const unheard = reportOf(bill)
      await bills.withdraw(hosId, unheard.ourNo)
      expect(await bills.takePayment(hosId, unheard)).toMatchObject({ outcome: 'refused' })
      const payment = reportOf(bill)
      await bills.takePayment(hosId, payment)
      await bills.withdraw(hosId, payment.ourNo)
      await bills.withdraw(hosId, payment.ourNo)
      expect(await bills.bill(hosId, bill.billNo)).toMatchObject({ state: 'to_pay' })
      expect(await bills.takePayment(hosId, payment)).toMatchObject({ outcome: 'refused' })
      const last = reportOf(bill)
      expect(await bills.takePayment(hosId, last)).toMatchObject({ outcome: 'taken' })
      await given.giveOut(bill.billNo)
      await expect(bills.withdraw(hosId, last.ourNo)).rejects.toBeInstanceOf(TooLateToWithdrawError)
      expect(await bills.bill(hosId, bill.billNo)).toMatchObject({ state: 'paid' })
    })
  })

  test('a stay is charged by the day, paid in advance, settled once the ward is done, and closed then', async () => {
    const recordNumber = await given.recordNumber()
    const stayNo = await given.admit(recordNumber)
    const of = { recordNumber, billNo: stayNo }
    const yesterday = addDays(today(), -1)
    await given.charge(stayNo, yesterday, [drug])
    await given.charge(stayNo, today(), [test1, half])
    expect((await bills.charges(hosId, stayNo)).map(one => [one.onDay, one.itemName, one.amountCents])).toEqual([
      [yesterday, drug.itemName, 4_599],
      [today(), test1.itemName, 6_001],
      [today(), half.itemName, 167],
    ])
    expect(await bills.charges(hosId, stayNo, yesterday)).toEqual([{ ...drug, onDay: yesterday }])
    await given.depositAtWindow(stayNo, 5_000)
    const deposit = reportOf(of, {
      what: 'deposit',
      totalCents: 3_000,
      ownCents: 3_000,
      pooledCents: 0,
      accountCents: 0,
    })
    expect(await bills.takePayment(hosId, deposit)).toMatchObject({ outcome: 'taken' })
    const saved = (await bills.deposits(hosId, stayNo)).map(one => [one.amountCents, one.way, one.ourNo])
    expect(saved.toSorted()).toEqual([
      [3_000, '移动支付', deposit.ourNo],
      [5_000, '窗口', ''],
    ])
    expect(await bills.stays(hosId, recordNumber)).toMatchObject([
      {
        stayNo,
        recordNumber,
        state: 'open',
        totalCents: total,
        prepaidCents: 8_000,
        bedNo: '12床',
        deptName: '普通外科',
      },
    ])
    const early = reportOf(of, { what: 'discharge', ownCents: 0, accountCents: 0 })
    expect(await bills.takePayment(hosId, early)).toMatchObject({ outcome: 'refused' })
    await given.discharge(stayNo)
    expect(await bills.stay(hosId, stayNo)).toMatchObject({ state: 'to_settle', dischargedOn: today() })
    const last = reportOf(of, { what: 'discharge', ownCents: 0, pooledCents: 2_767, accountCents: 0 })
    expect(await bills.takePayment(hosId, last)).toMatchObject({ outcome: 'taken' })
    expect(await bills.stay(hosId, stayNo)).toMatchObject({
      state: 'settled',
      settlement: { pooledCents: 2_767, accountCents: 0, ownCents: 8_000 },
    })
    expect(await bills.takePayment(hosId, { ...deposit, ourNo: anOurNo() })).toMatchObject({ outcome: 'refused' })
    expect(await bills.stay(hosId, 'ZY0')).toBeUndefined()
    expect(await bills.stays(hosId, 'B0')).toEqual([])
  })

  test('the book of a day has each payment and each refund once; what was withdrawn is nothing', async () => {
    const [saved, gone] = [await aBill(), await aBill()]
    const [payment, withdrawn] = [reportOf(saved), reportOf(gone)]
    for (const one of [payment, payment, withdrawn]) await bills.takePayment(hosId, one)
    await bills.withdraw(hosId, withdrawn.ourNo)
    const refund = { refundNo: `r${payment.ourNo}`, ourNo: payment.ourNo, amountCents: 1_200 }
    for (const one of [refund, refund]) await bills.tellRefund(hosId, one)
    const own = (await bills.booked(hosId, today())).filter(one => [payment.ourNo, withdrawn.ourNo].includes(one.ourNo))
    expect(own).toEqual([
      { about: 'payment', ourNo: payment.ourNo, refundNo: '', amountCents: 5_767 },
      { about: 'refund', ...refund },
    ])
    expect(await bills.booked(hosId, addDays(today(), -30))).toEqual([])
  })

  test('no answer is an answer of its own, and of a hospital that is not connected nothing is asked', async () => {
    const bill = await aBill()
    const payment = reportOf(bill)
    await given.whileAway(async () => {
      const questions = [
        () => bills.outpatient(hosId, bill.recordNumber),
        () => bills.bill(hosId, bill.billNo),
        () => bills.stays(hosId, bill.recordNumber),
        () => bills.charges(hosId, 'ZY1'),
        () => bills.booked(hosId, today()),
      ]
      for (const question of [
        ...(given.answersAlone ? [] : questions),
        () => bills.takePayment(hosId, payment),
        () => bills.withdraw(hosId, payment.ourNo),
      ])
        await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
    expect(await bills.takePayment(hosId, payment)).toMatchObject({ outcome: 'taken' })
    if (given.strangeHosId !== undefined) expect(bills.speaksFor(given.strangeHosId)).toBe(false)
  })
}
