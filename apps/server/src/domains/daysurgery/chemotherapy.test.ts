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
  await server.runner.idle(20_000)
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
  await server.runner.idle(20_000)
  expect((await messages(who)).length).toBeGreaterThan(1)
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
