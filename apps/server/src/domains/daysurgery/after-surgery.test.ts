import { expect, test } from 'vitest'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { anUpload, aPatient as aStranger } from '../consult/testbed.ts'
import { aSurgeryWorld } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, home, now, plan, report } = await aSurgeryWorld(server)
const { staffId } = await aStaffMember(server, 'nurse')
const hour = 3_600_000
const well = { pain: 3, temperature: 36.8, wound: ['dry'], eating: 'good', leg: 'no', medicine: 'all' }

/** Somebody who went home yesterday, and is asked how he is. */
async function atHome() {
  const who = await aPatient()
  const { surgeryId, surgeryNo } = await plan(who, now() + hour)
  for (const event of ['arrived', 'surgery_begun', 'surgery_ended', 'went_home']) await report(surgeryNo, event)
  const day = dayOf(now())
  await server.advance(Math.ceil((startOfDay(day) + 34.5 * hour - now()) / 1000))
  await server.runner.idle()
  const { assignmentId } = await server.db
    .selectFrom('questionnaireAssignment')
    .select('assignmentId')
    .where('accountId', '=', who.accountId)
    .executeTakeFirstOrThrow()
  const { pathwayId } = await server.db
    .selectFrom('surgery')
    .select('pathwayId')
    .where('surgeryId', '=', surgeryId)
    .executeTakeFirstOrThrow()
  const say = (answers: object) =>
    call('smarthos.questionnaire.submit', who, { assignmentId, answers: { day, ...well, ...answers } })
  const result = async () => (await call('smarthos.questionnaire.result', who, { assignmentId })).obj
  return { who, surgeryId, say, result, pathwayId }
}
async function isFlagged(pathwayId: string | null): Promise<boolean> {
  const session = await server.sessionOf({ staffId })
  const { list } = await server.staff.call('staff.pathway.list', { filter: 'flagged', pageSize: 100 }, session)
  return list.some((one: any) => one.pathwayId === pathwayId)
}

test.each([
  ['pain of seven', { pain: 7 }, /请马上联系医生/],
  ['38.5 degrees', { temperature: 38.5 }, /请今天就到医院看伤口/],
  ['a wound that does not stop bleeding', { wound: ['bleeding'] }, /请立即拨打120/],
])('%s after the operation calls a nurse, and the patient is told what to do', async (_what, answers, advice) => {
  const { say, result, pathwayId } = await atHome()
  const sent = await say(answers)
  expect(sent.code).toBe('0')
  expect(JSON.stringify(await result())).toMatch(advice)
  expect(await isFlagged(pathwayId)).toBe(true)
})

test('who is well calls nobody', async () => {
  const { say, pathwayId } = await atHome()
  expect((await say({ pain: 6, temperature: 38.4 })).code).toBe('0')
  expect(await isFlagged(pathwayId)).toBe(false)
})

test('a picture of the wound hangs on its task: his own, and the nurse sees it', async () => {
  const { who, surgeryId, pathwayId } = await atHome()
  const wound = async () => (await home(who, surgeryId)).tasks.find((one: any) => one.taskKey === 'wound')
  const { taskId, work, isOptional } = await wound()
  expect({ kind: work.kind, most: work.most, isOptional }).toEqual({ kind: 'upload', most: 3, isOptional: true })
  await server.advance(24 * 3_600)
  await server.runner.idle()
  const complete = (attaIdList: string[]) => call('nethos.pathway.task.complete', who, { taskId, attaIdList })
  expect((await complete([await anUpload(server, await aStranger(server))])).code).not.toBe('0')
  const attaId = await anUpload(server, who)
  expect((await complete([attaId])).code).toBe('0')
  expect((await wound()).attaList).toMatchObject([{ attaId }])
  const session = await server.sessionOf({ staffId })
  const detail = await server.staff.call('staff.pathway.detail', { pathwayId }, session)
  expect(detail.obj.tasks.find((one: any) => one.taskKey === 'wound').attaList).toMatchObject([{ attaId }])
})
