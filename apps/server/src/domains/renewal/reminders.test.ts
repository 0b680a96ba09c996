import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, timeTyped, weekdayOf } from '@nethos/contract/common/days.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRenewalWorld } from './testbed.ts'

const server = await openTestServer()
const answerOf = ({ code, msg }: { code: string; msg: string }) => `${code} ${msg}`.trim()
const now = () => server.runtime.clock.now()
const until = (on: string, time: string) => server.advance(Math.ceil((timeTyped(`${on}T${time}`) - now()) / 1000))
/** The next of this weekday, in the afternoon. */
async function afternoonOf(weekday: string): Promise<string> {
  let on = addDays(dayOf(now()), 1)
  while (weekdayOf(on) !== weekday) on = addDays(on, 1)
  await until(on, '15:00')
  return on
}

const lines = {
  mtx: { drugId: 'mtx', drugName: '甲氨蝶呤片', dose: '10mg', frequency: '每周1次', days: 28 },
  qd: { drugId: 'qd', drugName: '苯磺酸氨氯地平片', dose: '5mg', frequency: '每日1次', days: 28 },
  tid: { drugId: 'tid', drugName: '阿莫西林胶囊', dose: '0.5g', frequency: '每日3次', days: 5 },
  qod: { drugId: 'qod', drugName: '泼尼松片', dose: '5mg', frequency: '隔日1次', days: 28 },
  prn: { drugId: 'prn', drugName: '硝酸甘油片', dose: '0.5mg', frequency: '必要时（每日最多3次）', days: 28 },
} as const
type Name = keyof typeof lines

/** As it would stand if the doctor had written these; what was signed is never changed. */
async function withLines(consultId: string, written: readonly object[]): Promise<string> {
  const rest = { form: '片剂', specification: '', manufacturer: '', priceCents: 1, packs: 1, route: '口服' }
  const { prescriptionId: _, ...row } = await server.db
    .selectFrom('prescription')
    .selectAll()
    .where('consultId', '=', consultId)
    .orderBy('prescriptionId')
    .executeTakeFirstOrThrow()
  const { prescriptionId } = await server.db
    .insertInto('prescription')
    .values({
      ...row,
      prescriptionNo: randomUUID(),
      lines: JSON.stringify(written.map(line => ({ ...rest, ...line }))),
      diagnoses: JSON.stringify(row.diagnoses),
      facts: JSON.stringify(row.facts),
      signatures: JSON.stringify(row.signatures),
      reminderWeekdays: '{}',
      lastReminders: '{}',
      reminderTimes: [],
      remindAt: null,
    })
    .returning('prescriptionId')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('renewal').set({ prescriptionId }).where('consultId', '=', consultId).execute()
  return prescriptionId
}

/** A prescription of these, in its patient's hands since the afternoon of a Wednesday. */
async function inHands(names: readonly Name[]) {
  const of = await aRenewalWorld(server)
  const came = await afternoonOf('周三')
  const consultId = await of.paid()
  const prescriptionId = await withLines(
    consultId,
    names.map(name => lines[name]),
  )
  const hand = (service: string) => of.desk(`staff.prescription.${service}`, { consultId }, of.pharmacist.session)
  expect(answerOf(await hand('lay.out'))).toBe('0')
  expect((await hand('hand.over')).code).toBe('0')
  const call = (name: string, fields: object) =>
    server.call(`nethos.medication.${name}`, { prescriptionId, ...fields }, of.patient.session)
  return {
    consultId,
    came,
    call,
    prescriptionId,
    remind: (times: readonly string[], fields: object = {}) => call('remind', { times, ...fields }),
    detail: async () => (await call('detail', {})).obj,
    /** What was put into the box since it was asked for last; what lies there unread would be written over. */
    pushed: async (): Promise<string[]> =>
      (await server.db.deleteFrom('message').where('recordId', '=', prescriptionId).returning('content').execute()).map(
        ({ content }) => /现在该用：(.*?)。请按处方/.exec(content)?.[1] ?? content,
      ),
    next: async (): Promise<string | undefined> => {
      const { remindAt } = await server.db
        .selectFrom('prescription')
        .select('remindAt')
        .where('prescriptionId', '=', prescriptionId)
        .executeTakeFirstOrThrow()
      return remindAt?.toISOString()
    },
  }
}
const at = (on: string, time: string) => new Date(timeTyped(`${on}T${time}`)).toISOString()
const methotrexate = '甲氨蝶呤片 10mg（每周一次，今天周一用，其他日子不要用）'

describe('what is taken once a week', () => {
  test('is announced on its weekday alone: methotrexate in two weeks exactly twice', async () => {
    const { came, remind, pushed, next, detail } = await inHands(['mtx'])
    expect((await remind(['08:00'], { weekdays: [{ drugId: 'mtx', weekday: 1 }] })).code).toBe('0')
    const seen: string[][] = []
    for (let on = addDays(came, 1); on <= addDays(came, 14); on = addDays(on, 1)) {
      await until(on, '08:00')
      seen.push(...(await pushed()).map(words => [weekdayOf(on), words]))
    }
    expect(seen).toEqual([
      ['周一', methotrexate],
      ['周一', methotrexate],
    ])
    expect(await next()).toBe(at(addDays(came, 19), '08:00'))
    expect((await detail()).today, 'a Wednesday').toEqual([])
    await until(addDays(came, 19), '07:00')
    expect((await detail()).today).toEqual([
      { on: addDays(came, 19), time: '08:00', isTaken: null, drugNames: ['甲氨蝶呤片'] },
    ])
    // Fourteen mornings, each with all clocks of the server.
  }, 90_000)

  test('goes by the weekday on which it came where none was ever chosen, as reminders of before do', async () => {
    const { came, remind, pushed, next, prescriptionId } = await inHands(['mtx'])
    await remind(['08:00'])
    expect(await next()).toBe(at(addDays(came, 7), '08:00'))
    // As the version before had stored it: the next morning.
    await server.db
      .updateTable('prescription')
      .set({ remindAt: at(addDays(came, 1), '08:00') })
      .where('prescriptionId', '=', prescriptionId)
      .execute()
    await until(addDays(came, 1), '08:00')
    expect(await pushed()).toEqual([])
    expect(await next()).toBe(at(addDays(came, 7), '08:00'))
    await until(addDays(came, 7), '08:00')
    expect(await pushed()).toEqual(['甲氨蝶呤片 10mg（每周一次，今天周三用，其他日子不要用）'])
  })

  test('does not come again within seven days when its weekday or time is changed, nor by a second prescription', async () => {
    const { came, call, remind, pushed, next, consultId } = await inHands(['mtx'])
    const monday = addDays(came, 5)
    await remind(['08:00'], { weekdays: [{ drugId: 'mtx', weekday: 1 }] })
    await until(monday, '08:00')
    expect(await pushed()).toHaveLength(1)
    await remind(['20:00'])
    expect(await next(), 'the weekday stays').toBe(at(addDays(monday, 7), '20:00'))
    await remind(['08:00'], { weekdays: [{ drugId: 'mtx', weekday: 2 }] })
    expect(await next()).toBe(at(addDays(monday, 8), '08:00'))
    await remind(['08:00'], { weekdays: [{ drugId: 'mtx', weekday: 1 }] })

    const second = await withLines(consultId, [lines.mtx])
    const other = { prescriptionId: second, times: ['09:00'], weekdays: [{ drugId: 'mtx', weekday: 4 }] }
    expect((await call('remind', other)).code).toBe('0')
    const boxes = async () =>
      (await server.db.selectFrom('message').select('messageId').where('recordId', '=', second).execute()).length
    await until(addDays(monday, 3), '09:00')
    expect(await boxes(), 'three days after the first one’s').toBe(0)
    await until(addDays(monday, 7), '08:00')
    expect(await pushed()).toHaveLength(1)
    await until(addDays(monday, 10), '09:00')
    expect(await boxes()).toBe(0)
  })

  test('wants a weekday that there is, of a medicine that is weekly', async () => {
    const { remind } = await inHands(['mtx', 'qd'])
    const choose = async (drugId: string, weekday: unknown) =>
      answerOf(await remind(['08:00'], { weekdays: [{ drugId, weekday }] }))
    expect(await choose('mtx', 8)).toBe('00010422 请选择每周哪一天用药')
    expect(await choose('qd', 1)).toBe('02130015 只有每周用的药需要选择星期几')
    expect(await choose('another', 1)).toBe('02130015 只有每周用的药需要选择星期几')
    expect(await choose('mtx', 1)).toBe('0')
  })
})

describe('each medicine of a prescription', () => {
  test('is named at its own times and on its own days, and what is taken when needed never', async () => {
    const { came, remind, pushed } = await inHands(['qd', 'tid', 'qod', 'prn'])
    await remind(['08:00', '12:00', '18:00'])
    const day = async (on: string) => {
      const seen: string[] = []
      for (const time of ['08:00', '12:00', '18:00']) {
        await until(on, time)
        seen.push(...(await pushed()))
      }
      return seen
    }
    const [qd, tid, qod] = ['苯磺酸氨氯地平片 5mg', '阿莫西林胶囊 0.5g', '泼尼松片 5mg（隔日一次，明天不用）']
    expect(await day(addDays(came, 1))).toEqual([`${qd}、${tid}`, tid, tid])
    expect(await day(addDays(came, 2))).toEqual([`${qd}、${tid}、${qod}`, tid, tid])
    await until(addDays(came, 5), '18:00')
    await pushed()
    expect(await day(addDays(came, 6)), 'the course of five days is over').toEqual([`${qd}、${qod}`])
    expect(await day(addDays(came, 7))).toEqual([qd])
  })

  test('that is only taken when needed is not reminded of', async () => {
    const { came, remind, pushed, next } = await inHands(['prn'])
    expect((await remind(['08:00'])).code).toBe('0')
    expect(await next()).toBeUndefined()
    await until(addDays(came, 1), '08:00')
    expect(await pushed()).toEqual([])
  })

  test('is asked after where it was due, and no other', async () => {
    const { came, remind, call, detail } = await inHands(['qd', 'qod'])
    await remind(['08:00', '20:00'])
    await until(addDays(came, 2), '09:00')
    const on = addDays(came, 2)
    expect((await detail()).today).toEqual([
      { on, time: '08:00', isTaken: null, drugNames: ['苯磺酸氨氯地平片', '泼尼松片'] },
    ])
    const mark = async (day: string, time: string) => answerOf(await call('taken', { on: day, time, isTaken: true }))
    expect(await mark(on, '08:00')).toBe('0')
    expect(await mark(addDays(on, -1), '08:00')).toBe('0')
    expect(await mark(on, '20:00')).toBe('02130014 只能记录今天和昨天到提醒时间的用药')
  })
})
