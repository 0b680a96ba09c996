import { describe, expect, test } from 'vitest'
import type { HospitalSurgeries, HospitalSurgery, SurgeryEventName } from '../../ports/hospital-surgeries.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

export interface Given {
  surgeries: HospitalSurgeries
  hosId: string
  now: () => number
  recordNumber(): Promise<string>
  /** The hospital plans an operation for a file, or plans it anew. */
  plan(one: { recordNumber: string; surgeryNo: string; plannedAt: number }): Promise<void>
  report(one: { surgeryNo: string; event: SurgeryEventName; occurredAt: number; eventId: string }): Promise<void>
  cancel(surgeryNo: string): Promise<void>
  /** Left out: what it has told lies with us, and is never away. */
  whileAway?<T>(work: () => Promise<T>): Promise<T>
}

let numbers = 0
const hour = 3_600_000

/** What every adapter of the port keeps to. */
export function hospitalSurgeriesHold(given: Given): void {
  const { surgeries, hosId, now } = given
  async function planned(inHours = 48) {
    const recordNumber = await given.recordNumber()
    const surgeryNo = `P${++numbers}`
    const plannedAt = now() + inHours * hour
    await given.plan({ recordNumber, surgeryNo, plannedAt })
    const find = async () => (await surgeries.surgeries(hosId, recordNumber)).find(one => one.surgeryNo === surgeryNo)!
    return { recordNumber, surgeryNo, plannedAt, find }
  }
  async function happeningsSince(from: string): Promise<{ happenings: HospitalSurgery[]; cursor: string }> {
    const page: HospitalSurgery[] = []
    let cursor = from
    for (;;) {
      const answer = await surgeries.happenings(hosId, cursor)
      page.push(...answer.happenings.map(one => one.surgery))
      cursor = answer.cursor
      if (answer.happenings.length < 200) return { happenings: page, cursor }
    }
  }

  describe('what is planned', () => {
    test('stands in its file with time, place and team, and in no other', async () => {
      const { recordNumber, plannedAt, find } = await planned()
      const one = await find()
      expect(one).toMatchObject({ recordNumber, plannedAt, state: 'planned', events: [] })
      expect(one.arriveAt).toBeLessThanOrEqual(plannedAt)
      expect(one.surgeryName).not.toBe('')
      const other = await given.recordNumber()
      expect(await surgeries.surgeries(hosId, other)).toEqual([])
    })

    test('is heard, moved it is heard again with its new time, and from the same cursor once more', async () => {
      const { cursor } = await happeningsSince('')
      const { recordNumber, surgeryNo, plannedAt } = await planned()
      await given.plan({ recordNumber, surgeryNo, plannedAt: plannedAt + 24 * hour })
      const { happenings } = await happeningsSince(cursor)
      const own = happenings.filter(one => one.surgeryNo === surgeryNo)
      expect(own.at(-1)).toMatchObject({ recordNumber, plannedAt: plannedAt + 24 * hour })
      expect((await happeningsSince(cursor)).happenings).toEqual(happenings)
    })

    test('called off it is cancelled', async () => {
      const { surgeryNo, find } = await planned()
      const { cursor } = await happeningsSince('')
      await given.cancel(surgeryNo)
      expect(await find()).toMatchObject({ state: 'cancelled' })
      const { happenings } = await happeningsSince(cursor)
      expect(happenings.find(one => one.surgeryNo === surgeryNo)).toMatchObject({ state: 'cancelled' })
    })
  })

  describe('what happens', () => {
    test('has the time at which it happened, in whatever order it is reported, and each report once', async () => {
      const { surgeryNo, find } = await planned(-2)
      const { cursor } = await happeningsSince('')
      const begun = { surgeryNo, event: 'surgery_begun', occurredAt: now() - hour, eventId: `${surgeryNo}-b` } as const
      const in_ = { surgeryNo, event: 'called_in', occurredAt: now() - 2 * hour, eventId: `${surgeryNo}-a` } as const
      await given.report(begun)
      await given.report(in_)
      await given.report(in_)
      const { events } = await find()
      expect(events).toHaveLength(2)
      for (const { eventId, event, occurredAt } of [begun, in_])
        expect(events).toContainEqual({ eventId, event, occurredAt })
      const { happenings } = await happeningsSince(cursor)
      expect(happenings.findLast(one => one.surgeryNo === surgeryNo)!.events).toHaveLength(2)
    })
  })

  test('no answer is an answer of its own', async () => {
    await given.whileAway?.(async () => {
      await expect(surgeries.surgeries(hosId, 'B1')).rejects.toBeInstanceOf(HospitalUnreachableError)
      await expect(surgeries.happenings(hosId, '')).rejects.toBeInstanceOf(HospitalUnreachableError)
    })
  })
}
