import { describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  BedTakenError,
  NoteClosedError,
  type Arrangement,
  type HospitalStays,
  type StayHappening,
} from '../../ports/hospital-stays.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

export interface Given {
  stays: HospitalStays
  hosId: string
  now: () => number
  /** A woman's file, and a note for it, by its number. */
  recordNumber(): Promise<string>
  note(recordNumber: string): Promise<string>
  /** She comes and is taken in; she goes home. */
  takeIn(noteNo: string): Promise<unknown>
  sendHome(noteNo: string): Promise<unknown>
  /** What it has told lies with us: no answer can only be missing where something is to be told to it. */
  answersAlone?: boolean
  whileAway<T>(work: () => Promise<T>): Promise<T>
}

/** What every adapter of the port keeps to. */
export function hospitalStaysHold(given: Given): void {
  const { stays, hosId, now } = given
  async function aNote() {
    const recordNumber = await given.recordNumber()
    const noteNo = await given.note(recordNumber)
    const find = async () => (await stays.notes(hosId, recordNumber)).find(one => one.noteNo === noteNo)!
    return { noteNo, recordNumber, find }
  }
  const arranged = (noteNo: string, version: number, more: Partial<Arrangement> = {}): Arrangement => ({
    noteNo,
    version,
    standing: 'registered',
    bedWish: 'any',
    wishedOn: '',
    remark: {},
    ...more,
  })
  const held = (noteNo: string, version: number, bedCode: string) =>
    arranged(noteNo, version, { standing: 'called', bedCode, arriveOn: dayOf(now()) })
  const bedNow = async (bedCode: string) => (await stays.beds(hosId)).find(one => one.bedCode === bedCode)!
  async function aFreeBed(): Promise<string> {
    const { deptCode } = await (await aNote()).find()
    const wards = (await stays.wards(hosId)).filter(one => one.deptCode === deptCode)
    const free = (await stays.beds(hosId)).find(
      one => one.state === 'free' && one.gender !== 'M' && wards.some(ward => ward.wardCode === one.wardCode),
    )
    return free!.bedCode
  }
  async function toTheEnd(from = ''): Promise<{ happenings: StayHappening[]; cursor: string }> {
    const page: StayHappening[] = []
    let cursor = from
    for (;;) {
      const answer = await stays.happenings(hosId, cursor)
      page.push(...answer.happenings)
      cursor = answer.cursor
      if (answer.happenings.length < 200) return { happenings: page, cursor }
    }
  }

  test('of many who are called to one bed one gets it', async () => {
    const bedCode = await aFreeBed()
    const all = await Promise.all(Array.from({ length: 5 }, aNote))
    const answers = await Promise.allSettled(all.map(({ noteNo }) => stays.arrange(hosId, held(noteNo, 1, bedCode))))
    expect(answers.filter(one => one.status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(BedTakenError)
    expect(await bedNow(bedCode)).toMatchObject({ state: 'held' })
    const winner = all[answers.findIndex(one => one.status === 'fulfilled')]!
    await stays.arrange(hosId, arranged(winner.noteNo, 2))
    expect(await bedNow(bedCode)).toMatchObject({ state: 'free' })
  })

  test('said again it is the same, and what is older than what is known changes nothing', async () => {
    const bedCode = await aFreeBed()
    const { noteNo, find } = await aNote()
    await stays.arrange(hosId, held(noteNo, 3, bedCode))
    await stays.arrange(hosId, held(noteNo, 3, bedCode))
    await stays.arrange(hosId, arranged(noteNo, 2))
    expect(await find()).toMatchObject({ state: 'called', bedCode })
    await stays.arrange(hosId, arranged(noteNo, 4, { standing: 'cancelled' }))
    expect(await find()).toMatchObject({ state: 'cancelled' })
    expect(await bedNow(bedCode)).toMatchObject({ state: 'free' })
    await expect(stays.arrange(hosId, held(noteNo, 5, bedCode))).rejects.toBeInstanceOf(NoteClosedError)
  })

  test('who comes has his bed and a day on the ward; who goes home gives it back and has a summary', async () => {
    const bedCode = await aFreeBed()
    const { noteNo, find } = await aNote()
    expect(await stays.day(hosId, noteNo, dayOf(now()))).toBeUndefined()
    await stays.arrange(hosId, held(noteNo, 1, bedCode))
    const { cursor } = await toTheEnd()
    const stateReceived = async (from: string) => {
      const { happenings, cursor: next } = await toTheEnd(from)
      return { next, state: happenings.findLast(one => one.kind === 'note' && one.note.noteNo === noteNo) }
    }
    await given.takeIn(noteNo)
    const came = await stateReceived(cursor)
    expect(came.state).toMatchObject({ note: { state: 'in_hospital' } })
    expect(await find()).toMatchObject({ state: 'in_hospital', bedCode, admittedAt: expect.any(Number) })
    expect(await bedNow(bedCode)).toMatchObject({ state: 'occupied' })
    const onWard = await stays.day(hosId, noteNo, dayOf(now()))
    expect(onWard?.team.length).toBeGreaterThan(0)
    expect(onWard?.rules.length).toBeGreaterThan(0)
    await given.sendHome(noteNo)
    const { discharge } = await find()
    expect(discharge).toMatchObject({ diagnosis: expect.any(String), drugs: expect.any(Array) })
    expect(await bedNow(bedCode)).toMatchObject({ state: 'free' })
    await expect(stays.arrange(hosId, arranged(noteNo, 2))).rejects.toBeInstanceOf(NoteClosedError)
    expect((await stateReceived(came.next)).state).toMatchObject({ note: { state: 'discharged' } })
    const { happenings } = await toTheEnd(cursor)
    expect((await toTheEnd(cursor)).happenings.slice(0, happenings.length)).toEqual(happenings)
  })

  describe('when no answer comes', () => {
    test('every question says so, and nothing has changed', async () => {
      const { noteNo, find } = await aNote()
      const bedCode = await aFreeBed()
      await given.whileAway(async () => {
        const questions = [
          () => stays.notes(hosId, 'B1'),
          () => stays.wards(hosId),
          () => stays.beds(hosId),
          () => stays.day(hosId, noteNo, dayOf(now())),
          () => stays.happenings(hosId, ''),
        ]
        for (const question of [
          ...(given.answersAlone ? [] : questions),
          () => stays.arrange(hosId, held(noteNo, 1, bedCode)),
        ])
          await expect(question()).rejects.toBeInstanceOf(HospitalUnreachableError)
      })
      expect(await find()).toMatchObject({ state: 'issued' })
    })
  })
}
