import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aSurgeryWorld } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, home, messages, now, plan, report } = await aSurgeryWorld(server)
const { staffId } = await aStaffMember(server, 'nurse')
const hour = 3_600_000
const chemotherapy = { kind: 'chemotherapy', surgeryName: '第2周期静脉化疗', anaesthesia: 'none', ward: '日间化疗病区' }
const nine = (days: number) => startOfDay(addDays(dayOf(now()), days)) + 9 * hour
const to = async (instant: number) => {
  await server.advance(Math.max(Math.ceil((instant - now()) / 1000), 1))
  await server.runner.idle()
}
const task = (all: any[], taskKey: string) => all.filter(one => one.taskKey === taskKey)

test('each day of chemotherapy has its tasks before, on and after it; a day that is moved moves them', async () => {
  const who = await aPatient()
  const { surgeryId, surgeryNo } = await plan(who, nine(10), chemotherapy)
  const { stages, tasks, isKeeper } = await home(who, surgeryId)
  expect(stages.map((one: any) => one.title)).toEqual(['来之前', '化疗当天', '回家后'])
  expect(isKeeper).toBe(true)
  const [blood] = task(tasks, 'blood-test')
  expect(blood.scheduledAt).toBe(nine(9) + hour)
  expect(task(tasks, 'temperature')).toHaveLength(10)
  expect(task(tasks, 'follow-up').map(one => one.scheduledAt)).toEqual([12, 17, 22].map(days => nine(days) + hour))
  await plan(who, nine(13), chemotherapy, surgeryNo)
  const moved = await home(who, surgeryId)
  expect(task(moved.tasks, 'blood-test')[0].scheduledAt).toBe(nine(12) + hour)
  const { list } = await call('nethos.daysurgery.chemotherapy.list', who, { compatId: who.personId })
  expect(list).toMatchObject([{ surgeryId, kind: 'chemotherapy', status: 'planned' }])
  await server.sandbox('hospital/surgery.cancel', { surgeryNo })
  await server.advance(16)
  await server.runner.idle()
  expect((await messages(who)).length).toBeGreaterThan(1)
})

test('two days within two weeks: nobody is asked for his temperature or for the follow-up twice on one day', async () => {
  const who = await aPatient()
  const first = await plan(who, nine(1), chemotherapy)
  const second = await plan(who, nine(8), chemotherapy)
  const daysOf = async (taskKey: string, of: { surgeryId: string }[]): Promise<string[]> => {
    const all = await Promise.all(of.map(async one => task((await home(who, one.surgeryId)).tasks, taskKey)))
    return all.flat().flatMap(one => (one.scheduledAt === null ? [] : [dayOf(one.scheduledAt)]))
  }
  const days = (from: number, until: number) =>
    Array.from({ length: until - from + 1 }, (_, at) => dayOf(nine(from + at)))
  const temperatures = await daysOf('temperature', [first, second])
  expect(temperatures).toEqual(days(6, 22))
  expect(await daysOf('follow-up', [first, second])).toEqual([3, 8, 10, 15, 20].map(at => dayOf(nine(at))))
  // What is reminded of follows the tasks: one evening, one reminder.
  const reminders = await server.db
    .selectFrom('pathwayReminder')
    .innerJoin('pathwayTask', 'pathwayTask.taskId', 'pathwayReminder.taskId')
    .innerJoin('pathway', 'pathway.pathwayId', 'pathwayTask.pathwayId')
    .select('pathwayReminder.forAt')
    .where('pathway.accountId', '=', who.accountId)
    .where('pathwayTask.taskKey', '=', 'temperature')
    .where('pathwayReminder.dueAt', 'is not', null)
    .execute()
  expect(reminders.map(one => dayOf(one.forAt.getTime())).toSorted()).toEqual(days(6, 22))
  // Moved further away, and called off: the first one asks for all of its days again.
  await plan(who, nine(30), chemotherapy, second.surgeryNo)
  expect(await daysOf('temperature', [first])).toEqual(days(6, 15))
  await plan(who, nine(3), chemotherapy, second.surgeryNo)
  expect(await daysOf('temperature', [first, second])).toEqual(days(6, 17))
  await server.sandbox('hospital/surgery.cancel', { surgeryNo: second.surgeryNo })
  await server.advance(16)
  await server.runner.idle()
  expect(await daysOf('temperature', [first])).toEqual(days(6, 15))
})

test('a fever after it is answered at once with what to do, and calls the nurse', async () => {
  const who = await aPatient()
  const plannedAt = nine(1)
  const { surgeryId, surgeryNo } = await plan(who, plannedAt, chemotherapy)
  await to(plannedAt)
  await report(surgeryNo, 'arrived')
  await report(surgeryNo, 'went_home')
  await to(plannedAt + 50 * hour)
  const { assignmentId } = await server.db
    .selectFrom('questionnaireAssignment')
    .select('assignmentId')
    .where('accountId', '=', who.accountId)
    .executeTakeFirstOrThrow()
  const well = { chills: 'no', breath: 'no', bleeding: 'no', vomiting: 'some', stools: 1, mouth: 'none', line: 'no' }
  const sent = await call('smarthos.questionnaire.submit', who, {
    assignmentId,
    answers: { ...well, temperature: 38.3 },
  })
  expect(sent.code).toBe('0')
  const { obj } = await call('smarthos.questionnaire.result', who, { assignmentId })
  expect(JSON.stringify(obj)).toMatch(/请今天就到急诊/)
  const { pathwayId } = await server.db
    .selectFrom('surgery')
    .select('pathwayId')
    .where('surgeryId', '=', surgeryId)
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  const { list } = await server.staff.call('staff.pathway.list', { filter: 'flagged', pageSize: 100 }, session)
  expect(list.map((one: any) => one.pathwayId)).toContain(pathwayId)
})
