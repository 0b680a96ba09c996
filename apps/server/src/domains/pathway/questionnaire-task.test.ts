import { expect, test } from 'vitest'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { aDocument, aTask } from './pathway.samples.ts'
import { setAnchor, stopPathway } from './public.ts'
import { aPathwayWorld, day, hour, inTransaction } from './testbed.ts'

const server = await openTestServer()
const now = () => server.runtime.clock.now()
const open = { openBefore: { days: 7 } }
const phq9 = { work: { kind: 'questionnaire', code: 'phq9' } }
const closed = '09010103'

async function aWorldThatAsks(tasks: readonly object[] = [aTask('mood', { ...open, ...phq9 })]) {
  const world = await aPathwayWorld(server, aDocument(tasks), { anchors: { operated: now() } })
  const assignments = async () =>
    (
      await server.db
        .selectFrom('questionnaireAssignment')
        .select(['assignmentId', 'status', 'answerBy', 'about', 'code'])
        .where('accountId', '=', world.accountId)
        .orderBy('createdAt')
        .orderBy('assignmentId')
        .execute()
    ).map(row => ({ ...row, answerBy: row.answerBy?.getTime() ?? null }))
  const shown = async (key: string) =>
    (await world.call('nethos.pathway.detail', { pathwayId: world.pathwayId })).obj.tasks.find(
      (one: any) => one.taskKey === key,
    )
  return {
    ...world,
    assignments,
    shown,
    move: (at: number) =>
      inTransaction(server, ctx => setAnchor(ctx, { pathwayId: world.pathwayId, anchor: 'operated', at })),
    /** Every question answered with this, the ninth, of suicide, with `ninth`. */
    async send(value: string, ninth = '0') {
      const { assignmentId } = await shown('mood')
      const answers = { ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(at => [`q${at}`, value])), q9: ninth }
      return world.call('smarthos.questionnaire.submit', { assignmentId, answers })
    },
  }
}

test('a task that opens asks for its questionnaire; sent, it is done, and what waits for its level opens', async () => {
  const world = await aWorldThatAsks([
    aTask('mood', { ...open, ...phq9 }),
    aTask('talk', { ...open, neededWhen: [{ is: 'level', task: 'mood', levels: ['severe'] }] }),
    aTask('read', { ...open, neededWhen: [{ is: 'level', task: 'mood', levels: ['mild'] }] }),
  ])
  expect(await world.assignments()).toMatchObject([{ code: 'phq9', status: 'assigned', about: '膝关节置换术后康复' }])
  const { assignmentId } = (await world.assignments())[0]!
  expect(await world.shown('mood')).toMatchObject({ assignmentId, canComplete: true })
  expect((await world.complete('mood')).code).not.toBe('0')
  expect((await world.send('1')).code).toBe('0')
  expect(await world.statuses()).toEqual({ mood: 'done', read: 'open', talk: 'not_needed' })
  const before = await world.shown('mood')
  const moves = () => server.db.selectFrom('pathwayTaskMove').selectAll().where('taskId', '=', before.taskId).execute()
  const written = await moves()
  expect((await world.send('3', '1')).code).toBe(closed)
  expect(await world.shown('mood')).toEqual(before)
  expect(await moves()).toEqual(written)
  expect(await world.statuses()).toEqual({ mood: 'done', read: 'open', talk: 'not_needed' })
})

test('sent twice at once it is done once', async () => {
  const world = await aWorldThatAsks()
  const codes = (await Promise.all([world.send('0'), world.send('0')])).map(one => one.code)
  expect(codes.toSorted()).toEqual(['0', closed])
  expect(await world.statuses()).toEqual({ mood: 'done' })
})

test('what stands out in it flags the pathway for a nurse', async () => {
  const world = await aWorldThatAsks()
  await world.send('0', '1')
  const { session } = await aStaffMember(server, 'nurse')
  const { list } = await server.staff.call('staff.pathway.list', { filter: 'flagged', pageSize: 100 }, session)
  expect(list.find((one: any) => one.pathwayId === world.pathwayId)).toMatchObject({
    flagReason: '任务mood：问卷结果需要留意',
  })
})

test('a pathway that is stopped takes its questionnaire back', async () => {
  const world = await aWorldThatAsks()
  const { assignmentId } = (await world.assignments())[0]!
  await inTransaction(server, ctx => stopPathway(ctx, { pathwayId: world.pathwayId, reason: '转院治疗' }))
  expect(await world.assignments()).toMatchObject([{ status: 'withdrawn' }])
  expect(await world.shown('mood')).toMatchObject({ taskStatus: 'withdrawn', assignmentId: '' })
  const sent = await world.call('smarthos.questionnaire.submit', { assignmentId, answers: {} })
  expect(sent.code).toBe(closed)
})

test('a task that falls away takes its questionnaire back', async () => {
  const world = await aWorldThatAsks([
    aTask('mood', { ...open, ...phq9, notNeededWhen: [{ is: 'done', task: 'seen' }] }),
    aTask('seen', open),
  ])
  await world.complete('seen')
  expect(await world.assignments()).toMatchObject([{ status: 'withdrawn' }])
})

test('its deadline is that of the task, and moves with it; put off, it is asked for anew', async () => {
  const world = await aWorldThatAsks([aTask('mood', { ...open, ...phq9, closeAfter: { days: 2 } })])
  const operated = now()
  await world.move(operated)
  expect(await world.assignments()).toMatchObject([{ answerBy: operated + 3 * day }])
  await world.move(operated + hour)
  expect(await world.assignments()).toMatchObject([{ answerBy: operated + 3 * day + hour, status: 'assigned' }])
  await world.move(operated + 30 * day)
  expect(await world.assignments()).toMatchObject([{ status: 'withdrawn' }])
  await world.move(operated)
  expect(await world.assignments()).toMatchObject([{ status: 'withdrawn' }, { status: 'assigned' }])
  await server.advance((4 * day) / 1000)
  expect(await world.statuses()).toEqual({ mood: 'missed' })
  expect(await world.assignments()).toMatchObject([{ status: 'withdrawn' }, { status: 'expired' }])
})

test('what is sent while the pathway rests counts', async () => {
  const world = await aWorldThatAsks([aTask('mood', { ...open, ...phq9 }), aTask('walk', open)])
  const { session } = await aStaffMember(server, 'nurse')
  await server.staff.call('staff.pathway.pause', { pathwayId: world.pathwayId, reason: '患者外出' }, session)
  expect((await world.complete('walk')).code).not.toBe('0')
  expect((await world.send('0')).code).toBe('0')
  expect(await world.statuses()).toEqual({ mood: 'done', walk: 'open' })
})

test('a questionnaire that is not in use is a matter for a nurse', async () => {
  const world = await aWorldThatAsks([aTask('mood', { ...open, work: { kind: 'questionnaire', code: 'no-such-one' } })])
  expect(await world.shown('mood')).toMatchObject({ taskStatus: 'open', assignmentId: '' })
  const row = await server.db
    .selectFrom('pathway')
    .select('flagReason')
    .where('pathwayId', '=', world.pathwayId)
    .executeTakeFirst()
  expect(row).toEqual({ flagReason: '任务mood：问卷（no-such-one）没有在用，患者无法填写' })
})
