import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import {
  OrderClosedError,
  SlotFullError,
  type ExaminationHappening,
  type HospitalExaminations,
} from '../../ports/hospital-examinations.ts'
import { FileUnknownError, HospitalUnreachableError } from '../../ports/hospital.ts'

export interface Given {
  examinations: HospitalExaminations
  hosId: string
  now: () => number
  /** A file; and an order of an examination for it that needs an appointment, by its number. */
  recordNumber(): Promise<string>
  order(recordNumber: string): Promise<string>
  /** Its owner signs in; the hospital calls it off. */
  signIn(orderNo: string): Promise<void>
  callOff(orderNo: string): Promise<void>
  /** What it has told lies with us: no answer can only be missing where something is to be told to it. */
  answersAlone?: boolean
  whileAway<T>(work: () => Promise<T>): Promise<T>
}

let ours = 0
const anOurNo = () => `ours.${++ours}`

/** What every adapter of the port keeps to. */
export function hospitalExaminationsHold(given: Given): void {
  const { examinations, hosId, now } = given
  const today = () => dayOf(now())
  const allSlots = () => examinations.slots(hosId, today(), addDays(today(), 14))
  async function anOrder() {
    const recordNumber = await given.recordNumber()
    const orderNo = await given.order(recordNumber)
    const find = async () => (await examinations.orders(hosId, recordNumber)).find(one => one.orderNo === orderNo)!
    const { resourceCode } = await find()
    const free = (await allSlots()).filter(
      one => one.resourceCode === resourceCode && one.startsAt > now() + 86_400_000 && (one.left ?? 0) > 0,
    )
    return { orderNo, recordNumber, find, free }
  }
  const slotNow = async (slotCode: string) => (await allSlots()).find(one => one.slotCode === slotCode)!
  async function toTheEnd(from = ''): Promise<{ happenings: ExaminationHappening[]; cursor: string }> {
    const page: ExaminationHappening[] = []
    let cursor = from
    for (;;) {
      const answer = await examinations.happenings(hosId, cursor)
      page.push(...answer.happenings)
      cursor = answer.cursor
      if (answer.happenings.length < 200) return { happenings: page, cursor }
    }
  }

  describe('places', () => {
    test('an appointment takes one place, and asked again it is the same', async () => {
      const { orderNo, find, free } = await anOrder()
      const [slot] = free
      const ourNo = anOurNo()
      const first = await examinations.appoint(hosId, { ourNo, orderNo, slotCode: slot!.slotCode })
      expect(first.slot).toMatchObject({ slotCode: slot!.slotCode, left: slot!.left! - 1 })
      expect(first.slot.version).toBeGreaterThan(slot!.version)
      await examinations.appoint(hosId, { ourNo, orderNo, slotCode: slot!.slotCode })
      expect((await slotNow(slot!.slotCode)).left).toBe(slot!.left! - 1)
      expect(await find()).toMatchObject({
        state: 'booked',
        appointment: { ourNo, slotCode: slot!.slotCode, startsAt: slot!.startsAt },
      })
      const other = { ourNo: anOurNo(), orderNo, slotCode: free[1]!.slotCode }
      await expect(examinations.appoint(hosId, other)).rejects.toBeInstanceOf(OrderClosedError)
    })

    test('of many at once as many get one as there are places', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, anOrder))
      const { slotCode, left } = all[0]!.free[0]!
      const answers = await Promise.allSettled(
        all.map(({ orderNo }) => examinations.appoint(hosId, { ourNo: anOurNo(), orderNo, slotCode })),
      )
      expect(answers.filter(one => one.status === 'fulfilled')).toHaveLength(Math.min(left!, 6))
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(SlotFullError)
      expect((await slotNow(slotCode)).left).toBe(Math.max(left! - 6, 0))
    })

    test('a change gives the old place back, and refused it keeps it', async () => {
      const { orderNo, find, free } = await anOrder()
      const [from, to] = free
      const ourNo = anOurNo()
      await examinations.appoint(hosId, { ourNo, orderNo, slotCode: from!.slotCode })
      for (let left = (await slotNow(to!.slotCode)).left!; left > 0; left--) {
        const other = await anOrder()
        await examinations.appoint(hosId, { ourNo: anOurNo(), orderNo: other.orderNo, slotCode: to!.slotCode })
      }
      await expect(examinations.change(hosId, ourNo, to!.slotCode)).rejects.toBeInstanceOf(SlotFullError)
      expect((await find()).appointment).toMatchObject({ slotCode: from!.slotCode })
      const third = (await anOrder()).free.find(
        one => one.slotCode !== from!.slotCode && one.slotCode !== to!.slotCode,
      )!
      await examinations.change(hosId, ourNo, third.slotCode)
      await examinations.change(hosId, ourNo, third.slotCode)
      expect((await slotNow(from!.slotCode)).left).toBe(from!.left)
      expect((await slotNow(third.slotCode)).left).toBe(third.left! - 1)
    })

    test('what is cancelled can be booked again under another number, and is cancelled once', async () => {
      const { orderNo, find, free } = await anOrder()
      const [slot] = free
      const ourNo = anOurNo()
      await examinations.appoint(hosId, { ourNo, orderNo, slotCode: slot!.slotCode })
      await examinations.cancel(hosId, ourNo)
      await examinations.cancel(hosId, ourNo)
      await examinations.cancel(hosId, anOurNo())
      expect((await slotNow(slot!.slotCode)).left).toBe(slot!.left)
      expect(await find()).toMatchObject({ state: 'ordered' })
      await examinations.appoint(hosId, { ourNo: anOurNo(), orderNo, slotCode: slot!.slotCode })
      await examinations.cancel(hosId, ourNo)
      expect(await find()).toMatchObject({ state: 'booked' })
    })

    test('what is called off takes no appointment', async () => {
      const { orderNo, free } = await anOrder()
      await given.callOff(orderNo)
      const asked = { ourNo: anOurNo(), orderNo, slotCode: free[0]!.slotCode }
      await expect(examinations.appoint(hosId, asked)).rejects.toBeInstanceOf(OrderClosedError)
    })
  })

  describe('what the hospital does on its own', () => {
    test('orders, places and states are heard, and heard again from the same cursor', async () => {
      const { cursor } = await toTheEnd()
      const { orderNo, recordNumber, free } = await anOrder()
      const ourNo = anOurNo()
      await examinations.appoint(hosId, { ourNo, orderNo, slotCode: free[0]!.slotCode })
      const { happenings } = await toTheEnd(cursor)
      const states = happenings.flatMap(one =>
        one.kind === 'order' && one.order.orderNo === orderNo ? [one.order.state] : [],
      )
      expect(states.at(-1)).toBe('booked')
      expect(happenings).toContainEqual(
        expect.objectContaining({ kind: 'slot', slot: expect.objectContaining({ slotCode: free[0]!.slotCode }) }),
      )
      expect(happenings.find(one => one.kind === 'order' && one.order.orderNo === orderNo)).toMatchObject({
        order: { recordNumber },
      })
      const again = await toTheEnd(cursor)
      expect(again.happenings.slice(0, happenings.length)).toEqual(happenings)
    })

    test('who signs in has a number in a line; called and missed are heard with it', async () => {
      const { orderNo } = await anOrder()
      const { cursor } = await toTheEnd()
      await given.signIn(orderNo)
      const page = await toTheEnd(cursor)
      const own = (all: ExaminationHappening[]) =>
        all.flatMap(one => (one.kind === 'queue' && one.entry.orderNo === orderNo ? [one.entry] : []))
      const [entry] = own(page.happenings)
      expect(entry).toMatchObject({ state: 'waiting', day: today(), number: expect.any(Number) })
      const { queueCode, number } = entry!
      await examinations.call(hosId, queueCode, number, 'called')
      await examinations.call(hosId, queueCode, number, 'called')
      await examinations.call(hosId, queueCode, number, 'missed')
      const after = await toTheEnd(page.cursor)
      expect(own(after.happenings).map(one => one.state)).toEqual(['called', 'missed'])
    })
  })

  test('an order that the patient has paid: one code, however often it is asked for; closed it stays closed', async () => {
    const [item] = await examinations.items(hosId)
    expect(item).toMatchObject({ itemName: expect.any(String), priceCents: expect.any(Number) })
    const order = {
      ourNo: anOurNo(),
      recordNumber: await given.recordNumber(),
      itemCodes: [item!.itemCode],
      amountCents: item!.priceCents,
    }
    const { code } = await examinations.openItems(hosId, order)
    expect(await examinations.openItems(hosId, order)).toEqual({ code })
    await examinations.closeItems(hosId, order.ourNo)
    await examinations.closeItems(hosId, order.ourNo)
    await expect(examinations.openItems(hosId, order)).rejects.toBeInstanceOf(OrderClosedError)
    const nobody = { ...order, ourNo: anOurNo(), recordNumber: 'B0' }
    await expect(examinations.openItems(hosId, nobody)).rejects.toBeInstanceOf(FileUnknownError)
  })

  test('no answer is an answer of its own', async () => {
    const { orderNo, free, find } = await anOrder()
    const ourNo = anOurNo()
    await given.whileAway(async () => {
      const questions = [
        () => examinations.orders(hosId, 'B1'),
        () => examinations.slots(hosId, today(), today()),
        () => examinations.items(hosId),
        () => examinations.happenings(hosId, ''),
      ]
      for (const question of [
        ...(given.answersAlone ? [] : questions),
        () => examinations.appoint(hosId, { ourNo, orderNo, slotCode: free[0]!.slotCode }),
        () => examinations.change(hosId, ourNo, free[0]!.slotCode),
        () => examinations.cancel(hosId, ourNo),
        () => examinations.closeItems(hosId, ourNo),
        () => examinations.call(hosId, 'ct', 1, 'called'),
      ])
        await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
    expect(await find()).toMatchObject({ state: 'ordered' })
  })
}
