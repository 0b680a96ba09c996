import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import {
  CheckupRefusedError,
  TimeFullError,
  type CheckupHappening,
  type CheckupPackage,
  type CheckupPlaces,
  type HospitalCheckups,
} from '../../ports/hospital-checkups.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

export interface Given {
  checkups: HospitalCheckups
  hosId: string
  now: () => number
  person(): { name: string; idCard: string; mobile: string }
  /** The person comes, and has a guide sheet; goes through all of it; the chief physician signs. */
  arrive(ourNo: string): Promise<void>
  finish(ourNo: string): Promise<void>
  callOff(ourNo: string, reason: string): Promise<void>
  /** What it has told lies with us: no answer can only be missing where something is to be told to it. */
  answersAlone?: boolean
  whileAway<T>(work: () => Promise<T>): Promise<T>
}

let numbers = 0

/** What every adapter of the port keeps to. */
export function hospitalCheckupsHold(given: Given): void {
  const { checkups, hosId, now } = given
  const timesAhead = () => checkups.times(hosId, addDays(dayOf(now()), 1), addDays(dayOf(now()), 7))
  const timeNow = async (timeCode: string): Promise<CheckupPlaces> =>
    (await timesAhead()).find(one => one.timeCode === timeCode)!
  const aPackage = async (): Promise<CheckupPackage> => (await checkups.offers(hosId)).packages[0]!
  /** A time of the centre of the package, with so many places at least, that no test has taken before. */
  const used = new Set<string>()
  async function aTime(atLeast: number): Promise<CheckupPlaces> {
    const { centreCode } = await aPackage()
    const found = (await timesAhead()).find(
      one => one.centreCode === centreCode && one.left >= atLeast && !used.has(one.timeCode),
    )!
    used.add(found.timeCode)
    return found
  }
  async function order(timeCode: string) {
    const { packageCode, priceCents, addOns } = await aPackage()
    const ourNo = `TJ${now()}${++numbers}`
    const addOnCodes = addOns.slice(0, 1).map(one => one.code)
    return { ourNo, packageCode, addOnCodes, timeCode, amountCents: priceCents, person: given.person() }
  }
  async function saved() {
    const time = await aTime(2)
    const wanted = await order(time.timeCode)
    return { time, wanted, confirmed: await checkups.confirm(hosId, wanted) }
  }
  async function toTheEnd(from = ''): Promise<{ happenings: CheckupHappening[]; cursor: string }> {
    const page: CheckupHappening[] = []
    let cursor = from
    for (;;) {
      const answer = await checkups.happenings(hosId, cursor)
      page.push(...answer.happenings)
      cursor = answer.cursor
      if (answer.happenings.length < 200) return { happenings: page, cursor }
    }
  }

  test('what is offered names a centre that is there, a price, and what is done', async () => {
    const { centres, packages } = await checkups.offers(hosId)
    const codes = new Set(centres.map(one => one.centreCode))
    expect(packages.length).toBeGreaterThan(0)
    for (const one of packages) {
      expect(codes).toContain(one.centreCode)
      expect(Number.isInteger(one.priceCents)).toBe(true)
      expect(one.groups.flatMap(group => group.items).length).toBeGreaterThan(0)
      expect(one.minAge).toBeLessThanOrEqual(one.maxAge)
    }
    for (const time of await timesAhead()) expect(codes).toContain(time.centreCode)
  })

  describe('a place', () => {
    test('that is kept is one fewer, and asked for again under its number it is the same', async () => {
      const { time, wanted, confirmed } = await saved()
      expect(confirmed.guideNo).not.toBe('')
      expect(confirmed.time).toMatchObject({ timeCode: time.timeCode, left: time.left - 1 })
      expect(await checkups.confirm(hosId, wanted)).toEqual(confirmed)
      expect((await timeNow(time.timeCode)).left).toBe(time.left - 1)
    })

    test('is given once: of many who want the last ones no more get one than there are', async () => {
      const time = await aTime(1)
      const all = await Promise.all(Array.from({ length: time.left + 3 }, () => order(time.timeCode)))
      const answers = await Promise.allSettled(all.map(one => checkups.confirm(hosId, one)))
      expect(answers.filter(one => one.status === 'fulfilled')).toHaveLength(time.left)
      for (const one of answers) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(TimeFullError)
      expect((await timeNow(time.timeCode)).left).toBe(0)
      await Promise.all(all.map(one => checkups.cancel(hosId, one.ourNo)))
      expect((await timeNow(time.timeCode)).left).toBe(time.left)
    })

    test('is changed for another, and stays where the other is refused', async () => {
      const { time, wanted } = await saved()
      const other = await aTime(1)
      const changed = await checkups.change(hosId, wanted.ourNo, other.timeCode)
      expect(changed.time).toMatchObject({ timeCode: other.timeCode, left: other.left - 1 })
      expect((await timeNow(time.timeCode)).left).toBe(time.left)
      await expect(checkups.change(hosId, wanted.ourNo, 'no-such-time')).rejects.toBeInstanceOf(TimeFullError)
      expect((await timeNow(other.timeCode)).left).toBe(other.left - 1)
      await expect(checkups.change(hosId, 'TJ0', time.timeCode)).rejects.toBeInstanceOf(CheckupRefusedError)
    })

    test('that is given back is free again, once; its number is not kept a second time', async () => {
      const { time, wanted } = await saved()
      await checkups.cancel(hosId, wanted.ourNo)
      await checkups.cancel(hosId, wanted.ourNo)
      await checkups.cancel(hosId, 'TJ0')
      expect((await timeNow(time.timeCode)).left).toBe(time.left)
      await expect(checkups.confirm(hosId, wanted)).rejects.toBeInstanceOf(CheckupRefusedError)
    })
  })

  test('what is not done any more is refused, and takes no place', async () => {
    const time = await aTime(1)
    const wanted = { ...(await order(time.timeCode)), packageCode: 'no-such-package' }
    await expect(checkups.confirm(hosId, wanted)).rejects.toBeInstanceOf(CheckupRefusedError)
    expect((await timeNow(time.timeCode)).left).toBe(time.left)
  })

  describe('what happens there', () => {
    test('is a guide sheet that is worked off, and at last a report', async () => {
      const { wanted } = await saved()
      const { cursor } = await toTheEnd()
      await given.arrive(wanted.ourNo)
      const { happenings: first, cursor: next } = await toTheEnd(cursor)
      const sheet = first.find(one => one.kind === 'stations' && one.ourNo === wanted.ourNo)
      expect(sheet).toMatchObject({ stations: expect.arrayContaining([expect.objectContaining({ isDone: false })]) })
      await given.finish(wanted.ourNo)
      const { happenings } = await toTheEnd(next)
      const own = happenings.filter(one => one.kind !== 'time' && one.ourNo === wanted.ourNo)
      const last = own.findLast(one => one.kind === 'stations')!
      expect(last.kind === 'stations' && last.stations.every(one => one.isDone)).toBe(true)
      expect(own.map(one => one.kind)).toEqual(expect.arrayContaining(['checked', 'reported']))
      expect(own.find(one => one.kind === 'reported')).toMatchObject({ reportCode: expect.stringMatching(/./) })
      expect((await toTheEnd(next)).happenings.slice(0, happenings.length)).toEqual(happenings)
    })

    test('is that the centre calls it off, with its reason; what was called off by us is no news', async () => {
      const [theirs, ours] = [await saved(), await saved()]
      const { cursor } = await toTheEnd()
      await checkups.cancel(hosId, ours.wanted.ourNo)
      await given.callOff(theirs.wanted.ourNo, '设备检修')
      const off = (await toTheEnd(cursor)).happenings.filter(one => one.kind === 'called_off')
      expect(off).toMatchObject([{ ourNo: theirs.wanted.ourNo, reason: '设备检修' }])
      expect((await timeNow(theirs.time.timeCode)).left).toBe(theirs.time.left)
    })

    test('is a place that was taken', async () => {
      const { cursor } = await toTheEnd()
      const { time } = await saved()
      const page = (await toTheEnd(cursor)).happenings.findLast(
        one => one.kind === 'time' && one.time.timeCode === time.timeCode,
      )
      expect(page).toMatchObject({ time: { left: time.left - 1 } })
    })
  })

  test('no answer is an answer of its own', async () => {
    const time = await aTime(1)
    const wanted = await order(time.timeCode)
    await given.whileAway(async () => {
      const questions: (() => Promise<unknown>)[] = [
        () => checkups.offers(hosId),
        () => checkups.times(hosId, dayOf(now()), dayOf(now())),
        () => checkups.happenings(hosId, ''),
      ]
      for (const question of [
        ...(given.answersAlone ? [] : questions),
        () => checkups.confirm(hosId, wanted),
        () => checkups.change(hosId, wanted.ourNo, time.timeCode),
        () => checkups.cancel(hosId, wanted.ourNo),
      ])
        await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
    expect((await timeNow(time.timeCode)).left).toBe(time.left)
  })
}
