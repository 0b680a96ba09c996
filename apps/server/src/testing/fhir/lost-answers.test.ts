import { afterAll, describe, expect, test } from 'vitest'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { HoldOverError, NumberTakenError } from '../../ports/hospital-booking.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { fhirExaminations } from '../../adapters/fhir/examinations/fhir-examinations.ts'
import { orderCt, seedExaminations } from './examination-room.ts'
import { openFhirServer } from './fhir-server.ts'
import { endHolds, recordSystem, seedRegistration, setSlot } from './registration.ts'

/** A server that does a transaction entry by entry, and a line that drops after the n-th of them. */
let offset = 0
const now = () => Date.now() + offset
const server = await openFhirServer({
  now,
  tokens: ['a token'],
  client: { id: '', secret: '' },
  manners: ['entry-by-entry'],
})
afterAll(() => server.close())
const { store } = server
seedRegistration(store, { now: now() })
const hospital = { hosId: 'h1', base: server.base, token: 'a token', organizationId: 'org', recordSystem }
const booking = fhirBooking([{ ...hospital, timeoutMs: 2_000 }], { now })
const free = store.all('Slot').filter(one => Date.parse(one.start) > now() + 86_400_000)
const paid = { payAt: 'us', amountCents: 3600 } as const
let orders = 0

function anOrder(numberCode = free.pop()!.id) {
  const ourNo = `order-${++orders}`
  store.create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value: ourNo }] })
  return { ourNo, numberCode, recordNumber: ourNo, until: now() + 900_000 }
}
const hold = (order: ReturnType<typeof anOrder>) => booking.hold('h1', order)
const confirm = ({ ourNo }: { ourNo: string }) => booking.confirm('h1', ourNo, paid)
const release = ({ ourNo }: { ourNo: string }) => booking.release('h1', ourNo)
const statusOf = (numberCode: string) => store.find('Slot', numberCode)!.status
/** Who has the number by an appointment that counts. */
const holders = (numberCode: string) =>
  store
    .all('Appointment')
    .filter(
      one => one.slot[0].reference === `Slot/${numberCode}` && !['cancelled', 'entered-in-error'].includes(one.status),
    )
    .map(one => one.identifier[0].value)
const unreachable = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(HospitalUnreachableError)
const sellAtWindow = (numberCode: string) => () => setSlot(store, numberCode, 'busy')

describe('a hold whose answer is lost', () => {
  for (const lostAfter of [0, 1, 2])
    test(`after ${lostAfter} of 2 steps is made once, by asking again`, async () => {
      const order = anOrder()
      server.disturb({ lostAfter })
      await unreachable(hold(order))
      await hold(order)
      await confirm(order)
      expect(holders(order.numberCode)).toEqual([order.ourNo])
      expect(statusOf(order.numberCode)).toBe('busy')
      await release(order)
      expect([statusOf(order.numberCode), ...holders(order.numberCode)]).toEqual(['free'])
    })

  for (const lostAfter of [0, 1, 2])
    test(`after ${lostAfter} of 2 steps, and the window was faster: it is the window’s, asked again, confirmed or given back`, async () => {
      const order = anOrder()
      server.disturb({ lostAfter, meanwhile: sellAtWindow(order.numberCode) })
      await unreachable(hold(order))
      await expect(confirm(order)).rejects.toThrow()
      await expect(hold(order)).rejects.toBeInstanceOf(NumberTakenError)
      await release(order)
      expect([statusOf(order.numberCode), ...holders(order.numberCode)]).toEqual(['busy'])
    })

  test('does not take from another patient of ours what he has', async () => {
    const [mine, other] = [anOrder(), anOrder()]
    const late = { ...mine, numberCode: other.numberCode }
    await hold(other)
    const before = store.find('Slot', other.numberCode)!
    setSlot(store, other.numberCode, 'free')
    server.disturb({ lostAfter: 2, meanwhile: () => store.update(before, before.id) })
    await unreachable(hold(late))
    await expect(hold(late)).rejects.toBeInstanceOf(NumberTakenError)
    await release(late)
    expect(holders(other.numberCode)).toEqual([other.ourNo])
    expect((await confirm(other)).hospitalNo).not.toBe('')
  })

  test('and that nobody asks for again is free again by giving it back', async () => {
    const order = anOrder()
    server.disturb({ lostAfter: 1 })
    await unreachable(hold(order))
    expect(statusOf(order.numberCode)).toBe('busy-tentative')
    await release(order)
    expect([statusOf(order.numberCode), ...holders(order.numberCode)]).toEqual(['free'])
  })
})

describe('a confirmation whose answer is lost', () => {
  for (const lostAfter of [0, 1, 2])
    test(`after ${lostAfter} of 2 steps is made by asking again`, async () => {
      const order = anOrder()
      await hold(order)
      server.disturb({ lostAfter })
      await unreachable(confirm(order))
      const first = await confirm(order)
      expect(await confirm(order)).toEqual(first)
      expect(holders(order.numberCode)).toEqual([order.ourNo])
      expect(statusOf(order.numberCode)).toBe('busy')
    })

  for (const lostAfter of [0, 1, 2])
    test(`after ${lostAfter} of 2 steps, and the window has sold the number: it stays the window’s`, async () => {
      const order = anOrder()
      await hold(order)
      server.disturb({ lostAfter, meanwhile: sellAtWindow(order.numberCode) })
      await unreachable(confirm(order))
      await expect(confirm(order)).rejects.toBeInstanceOf(HoldOverError)
      await release(order)
      expect([statusOf(order.numberCode), ...holders(order.numberCode)]).toEqual(['busy'])
    })
})

describe('giving back whose answer is lost', () => {
  for (const lostAfter of [0, 1, 2])
    test(`after ${lostAfter} of 2 steps is done by asking again, and takes nothing from who came meanwhile`, async () => {
      const order = anOrder()
      await hold(order)
      await confirm(order)
      server.disturb({ lostAfter })
      await unreachable(release(order))
      const next = anOrder(order.numberCode)
      if (lostAfter > 0) await hold(next)
      await release(order)
      expect(holders(order.numberCode)).toEqual(lostAfter > 0 ? [next.ourNo] : [])
      expect(statusOf(order.numberCode)).toBe(lostAfter > 0 ? 'busy-tentative' : 'free')
    })
})

test('a hold that ran out, whose number the window sold while the appointment still stood, is over', async () => {
  const order = anOrder()
  await hold(order)
  offset += 1_000_000
  setSlot(store, order.numberCode, 'free')
  setSlot(store, order.numberCode, 'busy')
  await expect(confirm(order)).rejects.toBeInstanceOf(HoldOverError)
  endHolds(store, 0)
  expect(statusOf(order.numberCode)).toBe('busy')
})

test('what the version before has held, without our number on the slot, is confirmed and given back as ever', async () => {
  const order = anOrder()
  await hold(order)
  const { identifier: _ours, ...slot } = store.find('Slot', order.numberCode)!
  store.update(slot, slot.id)
  expect((await confirm(order)).hospitalNo).not.toBe('')
  const { identifier: _again, ...booked } = store.find('Slot', order.numberCode)!
  store.update(booked, booked.id)
  expect((await confirm(order)).hospitalNo).not.toBe('')
  await release(order)
  expect([statusOf(order.numberCode), ...holders(order.numberCode)]).toEqual(['free'])
})

describe('a place of an examination', () => {
  seedExaminations(store, now())
  const examinations = fhirExaminations([{ ...hospital, timeoutMs: 2_000 }], { now })
  const at = (slot: { schedule: { reference: string } }, start: string) =>
    `${slot.schedule.reference.replace('Schedule/', '')}.${Math.floor(Date.parse(start) / 60_000).toString(36)}`
  /** A time with one place left, and two who want it. */
  function wanted(nth: number) {
    const all = store.all('Slot').filter(one => one.schedule.reference === `Schedule/ct-${nth}`)
    const [first] = all
    const same = all.filter(one => one.start === first!.start)
    for (const one of same.slice(1)) setSlot(store, one.id, 'busy')
    const slotCode = at(first as never, first!.start)
    return ['a', 'b'].map(who => {
      const ourNo = `ct-${nth}-${who}`
      const { id } = store.create({ resourceType: 'Patient', identifier: [{ system: recordSystem, value: ourNo }] })
      return { ourNo, orderNo: orderCt(store, id, now()), slotCode }
    }) as [{ ourNo: string; orderNo: string; slotCode: string }, { ourNo: string; orderNo: string; slotCode: string }]
  }
  const active = () =>
    store
      .all('Appointment')
      .filter(one => one.status === 'booked' && String(one.identifier[0].value).startsWith('ct-'))
      .map(one => `${one.identifier[0].value} ${one.slot[0].reference}`)
      .toSorted()

  test('is one patient’s, whatever answer was lost', async () => {
    const [mine, other] = wanted(2)
    const place = store.all('Slot').find(one => one.schedule.reference === 'Schedule/ct-2')!.id
    server.disturb({ lostAfter: 2, meanwhile: () => undefined })
    await unreachable(examinations.appoint('h1', mine))
    await examinations.appoint('h1', mine)
    await expect(examinations.appoint('h1', other)).rejects.toThrow('No place')
    expect(active().filter(one => one.endsWith(`Slot/${place}`))).toEqual([`${mine.ourNo} Slot/${place}`])
  })

  test('of two at once, where the second hears nothing: it is the first one’s, and stays so when the second gives up', async () => {
    const [mine, other] = wanted(3)
    await examinations.appoint('h1', mine)
    const place = store.all('Slot').find(one => one.schedule.reference === 'Schedule/ct-3')!
    const first = store.find('Slot', place.id)!
    setSlot(store, place.id, 'free')
    server.disturb({ lostAfter: 2, meanwhile: () => store.update(first, first.id) })
    await unreachable(examinations.appoint('h1', other))
    await expect(examinations.appoint('h1', other)).rejects.toThrow('No place')
    await examinations.cancel('h1', other.ourNo)
    expect(active().filter(one => one.endsWith(`Slot/${place.id}`))).toEqual([`${mine.ourNo} Slot/${place.id}`])
    expect(statusOf(place.id)).toBe('busy')
  })

  test('that was taken before the line dropped is taken up again', async () => {
    const [mine] = wanted(4)
    const place = store.all('Slot').find(one => one.schedule.reference === 'Schedule/ct-4')!.id
    server.disturb({ lostAfter: 1 })
    await unreachable(examinations.appoint('h1', mine))
    await examinations.appoint('h1', mine)
    expect(active()).toContain(`${mine.ourNo} Slot/${place}`)
  })
})
