import { describe, expect, test } from 'vitest'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { anUpload, aPatient } from '../consult/testbed.ts'
import { aDocument, aTask, temperature } from './pathway.samples.ts'
import { recordEvent, setAnchor, stopPathway } from './public.ts'
import { aPathwayWorld, day, hour, inTransaction } from './testbed.ts'

const server = await openTestServer()
const now = () => server.runtime.clock.now()
/** The next day at this hour in Shanghai: the clock never goes back. */
async function until(hourOfDay: number): Promise<void> {
  const today = startOfDay(dayOf(now())) + hourOfDay * hour
  await server.advance(Math.ceil(((today > now() ? today : today + day) - now()) / 1000))
}
const open = { openBefore: { days: 7 } }

describe('a task', () => {
  test('opens, is due and closes by its anchor; what is not done in time is missed', async () => {
    await until(9)
    const document = aDocument([
      aTask('walk', {
        due: { from: { anchor: 'operated' }, days: 2 },
        openBefore: { days: 1 },
        closeAfter: { days: 1 },
      }),
    ])
    const world = await aPathwayWorld(server, document)
    expect(await world.statuses()).toEqual({ walk: 'waiting' })
    expect((await world.complete('walk')).code).toBe('26010101')
    await inTransaction(server, ctx => setAnchor(ctx, { pathwayId: world.pathwayId, anchor: 'operated', at: now() }))
    await server.advance((day - hour) / 1000)
    expect(await world.statuses()).toEqual({ walk: 'waiting' })
    await server.advance(hour / 1000)
    expect(await world.statuses()).toEqual({ walk: 'open' })
    await server.advance((2 * day) / 1000)
    expect(await world.statuses()).toEqual({ walk: 'missed' })
    expect((await world.complete('walk')).code).toBe('26010101')
  })

  test('is done once, can be taken back where that is harmless, and the pathway ends with the last', async () => {
    const world = await aPathwayWorld(server, aDocument([aTask('walk', open)]), { anchors: { operated: now() } })
    expect((await world.complete('walk')).obj).toEqual({ advice: [] })
    expect((await world.complete('walk')).code).toBe('26010101')
    const detail = async () => (await world.call('nethos.pathway.detail', { pathwayId: world.pathwayId })).obj
    expect(await detail()).toMatchObject({ pathwayStatus: 'done', doneCount: 1, tasks: [{ canUndo: true }] })
    const taskId = await world.taskId('walk')
    expect((await world.call('nethos.pathway.task.undo', { taskId })).code).toBe('0')
    expect(await detail()).toMatchObject({
      pathwayStatus: 'going',
      doneCount: 0,
      tasks: [{ taskStatus: 'open', canComplete: true, doneAt: null }],
    })
  })

  test('repeats each week, every time for itself', async () => {
    const due = { from: { anchor: 'operated' }, days: 7, repeat: { every: 1, unit: 'week', times: 3 } }
    const world = await aPathwayWorld(server, aDocument([aTask('form', { due, closeAfter: { days: 3 } })]), {
      anchors: { operated: now() },
    })
    await server.advance((7 * day) / 1000)
    expect(await world.statuses()).toEqual({ form: 'open', 'form 2': 'waiting', 'form 3': 'waiting' })
    await world.complete('form')
    await server.advance((11 * day) / 1000)
    expect(await world.statuses()).toEqual({ form: 'done', 'form 2': 'missed', 'form 3': 'waiting' })
  })

  test('counts from another one, and falls away when that never happens', async () => {
    const after = (key: string) => ({ due: { from: { task: key }, days: 2 } })
    const world = await aPathwayWorld(
      server,
      aDocument([
        aTask('a', { ...open, closeAfter: { days: 1 } }),
        aTask('b', after('a')),
        aTask('c', { ...open, closeAfter: { days: 1 } }),
        aTask('d', after('c')),
      ]),
      { anchors: { operated: now() } },
    )
    await world.complete('a')
    await server.advance((2 * day) / 1000)
    expect(await world.statuses()).toEqual({ a: 'done', b: 'open', c: 'missed', d: 'not_needed' })
  })

  test('is done only where its conditions say so', async () => {
    const document = aDocument([
      aTask('fever', { ...open, work: temperature }),
      aTask('call', { ...open, neededWhen: [{ is: 'above', task: 'fever', value: 'temperature', limit: 38 }] }),
      aTask('rest', { ...open, neededWhen: [{ is: 'fact', fact: 'side', equals: 'left' }] }),
      aTask('drain', { ...open, notNeededWhen: [{ is: 'event', event: 'drain-removed' }] }),
    ])
    const world = await aPathwayWorld(server, document, { anchors: { operated: now() }, facts: { side: 'right' } })
    expect(await world.statuses()).toEqual({ call: 'waiting', drain: 'open', fever: 'open', rest: 'not_needed' })
    await world.complete('fever', { values: [{ key: 'temperature', value: 38.2 }] })
    const event = { eventId: 'e1', event: 'drain-removed', occurredAt: now() }
    await inTransaction(server, ctx => recordEvent(ctx, { of: { personId: world.personId }, ...event }))
    expect(await world.statuses()).toEqual({ call: 'open', drain: 'not_needed', fever: 'done', rest: 'not_needed' })
  })
})

describe('what is measured', () => {
  test('is refused beyond what can be, and advised and flagged where it is dangerous', async () => {
    const world = await aPathwayWorld(server, aDocument([aTask('fever', { ...open, work: temperature })]), {
      anchors: { operated: now() },
    })
    const send = (value: number) => world.complete('fever', { values: [{ key: 'temperature', value }] })
    expect(await send(385)).toMatchObject({ code: '00010422', msg: '体温应在34到43℃之间，请核对后重新填写' })
    expect(await send(38.55)).toMatchObject({ msg: '体温最多填写1位小数' })
    expect(await world.complete('fever')).toMatchObject({ msg: '请填写体温' })
    expect((await send(39.1)).obj).toEqual({ advice: ['体温超过38.5℃，请立即联系病区护士'] })
    const nurse = await aStaffMember(server, 'nurse')
    const flagged = await server.staff.call('staff.pathway.list', { filter: 'flagged' }, nurse.session)
    expect(flagged.list.find((one: any) => one.pathwayId === world.pathwayId)).toMatchObject({
      flagReason: '任务fever：体温39.1℃',
    })
    const note = { pathwayId: world.pathwayId, content: '已电话联系，嘱返院', isSettled: true }
    expect((await server.staff.call('staff.pathway.note.add', note, nurse.session)).code).toBe('0')
    const detail = await server.staff.call('staff.pathway.detail', { pathwayId: world.pathwayId }, nurse.session)
    expect(detail.obj).toMatchObject({ flaggedAt: null, notes: [{ content: '已电话联系，嘱返院', staffName: '周敏' }] })
  })

  test('is advised and flagged beyond what no plan may allow, though the plan has no limit', async () => {
    const [value] = temperature.values
    const pressure = { ...value, key: 'systolic', label: '收缩压', unit: 'mmHg', decimals: 0, min: 40, max: 300 }
    const { dangerAbove: _limit, ...unlimited } = { ...pressure, advice: '' }
    const work = { ...temperature, values: [unlimited] } as typeof temperature
    const world = await aPathwayWorld(server, aDocument([aTask('pressure', { ...open, work })]), {
      anchors: { operated: now() },
    })
    const { obj } = await world.complete('pressure', { values: [{ key: 'systolic', value: 225 }] })
    expect(obj.advice).toHaveLength(1)
    expect(obj.advice[0]).toContain('立即拨打120')
    const nurse = await aStaffMember(server, 'nurse')
    const flagged = await server.staff.call('staff.pathway.list', { filter: 'flagged' }, nurse.session)
    expect(flagged.list.find((one: any) => one.pathwayId === world.pathwayId)).toMatchObject({
      flagReason: '任务pressure：血压危险',
    })
  })

  test('a picture hangs on its task, for its account and the staff', async () => {
    const world = await aPathwayWorld(
      server,
      aDocument([aTask('wound', { ...open, work: { kind: 'upload', most: 1 } })]),
      {
        anchors: { operated: now() },
      },
    )
    expect((await world.complete('wound')).msg).toBe('请上传图片')
    const others = await anUpload(server, await aPatient(server))
    expect((await world.complete('wound', { attaIdList: [others] })).code).toBe('00010440')
    const attaId = await anUpload(server, world)
    expect((await world.complete('wound', { attaIdList: [attaId] })).code).toBe('0')
    const { obj } = await world.call('nethos.pathway.detail', { pathwayId: world.pathwayId })
    expect(obj.tasks[0].attaList).toMatchObject([{ attaId }])
  })
})

describe('anchors and events', () => {
  const events = {
    anchors: [{ key: 'operated', label: '手术之日', event: 'surgery-ended' }],
  }
  test('a moved anchor moves what is not done, and the patient hears of it', async () => {
    const world = await aPathwayWorld(server, aDocument([aTask('a', open), aTask('b', open)]), {
      anchors: { operated: now() },
    })
    await world.complete('a')
    await inTransaction(server, ctx =>
      setAnchor(ctx, { pathwayId: world.pathwayId, anchor: 'operated', at: now() + 30 * day }),
    )
    expect(await world.statuses()).toEqual({ a: 'done', b: 'waiting' })
    expect(await world.messages()).toEqual(['计划的时间有变动'])
  })

  test('an event is taken once, goes before what was planned, and is done by when it happened', async () => {
    const document = aDocument(
      [aTask('surgery', { work: { kind: 'event', event: 'surgery-ended' } }), aTask('walk')],
      events,
    )
    const world = await aPathwayWorld(server, document, { anchors: { operated: now() + 5 * day } })
    const occurredAt = now() - 2 * hour
    const of = { pathwayId: world.pathwayId }
    const report = (eventId: string, at: number) =>
      inTransaction(server, ctx => recordEvent(ctx, { of, eventId, event: 'surgery-ended', occurredAt: at }))
    expect([await report('e1', occurredAt), await report('e1', occurredAt)]).toEqual([1, 0])
    const tasks = await server.db
      .selectFrom('pathwayTask')
      .select(['taskKey', 'status', 'doneAt', 'scheduledAt'])
      .where('pathwayId', '=', world.pathwayId)
      .orderBy('taskKey')
      .execute()
    expect(tasks).toEqual([
      { taskKey: 'surgery', status: 'done', doneAt: new Date(occurredAt), scheduledAt: expect.any(Date) },
      { taskKey: 'walk', status: 'waiting', doneAt: null, scheduledAt: new Date(occurredAt + day) },
    ])
  })

  test('started again for the same record it is the same pathway', async () => {
    const world = await aPathwayWorld(server, aDocument([aTask('a')]))
    const row = await server.db
      .selectFrom('pathway')
      .selectAll()
      .where('pathwayId', '=', world.pathwayId)
      .executeTakeFirstOrThrow()
    const { startPathway } = await import('./public.ts')
    const again = await inTransaction(server, ctx =>
      startPathway(ctx, {
        accountId: world.accountId,
        personId: world.personId,
        document: aDocument([aTask('a')]),
        origin: { type: row.originType, id: row.originId },
      }),
    )
    expect(again).toBe(world.pathwayId)
  })
})

describe('reminders', () => {
  const reminded = (reminders: object[], due: object = {}) =>
    aDocument([aTask('walk', { due: { from: { anchor: 'operated' }, days: 1, ...due }, reminders })])

  test('are told once each though two processes look, and not any more when it is done', async () => {
    await until(9)
    const other = await serverOn(server.database)
    const world = await aPathwayWorld(server, reminded([{ hours: -1 }, {}, { hours: 2 }]), {
      anchors: { operated: now() },
    })
    await server.advance((23 * hour) / 1000)
    await Promise.all([server.runner.runTimers(), other.runner.runTimers(), server.runner.runTimers()])
    expect(await world.reminderCounts()).toEqual({ 'walk 0': 1 })
    await server.advance(hour / 1000)
    expect(await world.reminderCounts()).toEqual({ 'walk 0': 1, 'walk 1': 1 })
    await world.complete('walk')
    await server.advance((5 * hour) / 1000)
    expect(await world.reminderCounts()).toEqual({ 'walk 0': 1, 'walk 1': 1 })
  })

  test('wait for the end of the patient’s quiet hours, but for those that cannot wait', async () => {
    await until(9)
    const night = { time: '23:30' }
    const world = await aPathwayWorld(server, reminded([{}], night), { anchors: { operated: now() } })
    const urgent = await aPathwayWorld(server, reminded([{ cannotWait: true }], night), {
      anchors: { operated: now() },
    })
    await urgent.call('smarthos.system.push.serve.settings', { moduleType: 'pathway', pushStatus: false })
    await world.call('nethos.pathway.quiet.save', { quietFrom: '23:00', quietUntil: '06:30' })
    await until(23)
    await server.advance((24 * hour) / 1000 + 3600)
    expect(await world.reminderCounts()).toEqual({})
    expect(await urgent.messages()).toEqual(['请现在留意'])
    const { obj } = await urgent.call('nethos.system.messagebox.module.count', {})
    expect(obj).toBe(1)
    await until(6)
    expect(await world.reminderCounts()).toEqual({})
    await until(7)
    expect(await world.reminderCounts()).toEqual({ 'walk 0': 1 })
  })

  test('of a silenced module are kept in the box as read', async () => {
    await until(9)
    const world = await aPathwayWorld(server, reminded([{}]), { anchors: { operated: now() } })
    await world.call('smarthos.system.push.serve.settings', { moduleType: 'pathway', pushStatus: false })
    await server.advance(day / 1000)
    expect(await world.messages()).toHaveLength(1)
    expect((await world.call('nethos.system.messagebox.module.count', {})).obj).toBe(0)
  })

  test('of another day are told again', async () => {
    await until(9)
    const world = await aPathwayWorld(server, reminded([{ hours: -1 }]), { anchors: { operated: now() } })
    await server.advance((23 * hour) / 1000)
    await inTransaction(server, ctx =>
      setAnchor(ctx, { pathwayId: world.pathwayId, anchor: 'operated', at: now() + day }),
    )
    await server.advance((2 * day) / 1000)
    expect(await world.reminderCounts()).toEqual({ 'walk 0': 2 })
  })

  test('end with the pathway, which says why', async () => {
    await until(9)
    const world = await aPathwayWorld(server, reminded([{ hours: -1 }]), { anchors: { operated: now() } })
    const stop = () =>
      inTransaction(server, ctx => stopPathway(ctx, { pathwayId: world.pathwayId, reason: '转院治疗' }))
    expect([await stop(), await stop()]).toEqual([true, false])
    await server.advance((2 * day) / 1000)
    expect(await world.reminderCounts()).toEqual({})
    expect(await world.statuses()).toEqual({ walk: 'withdrawn' })
    const { obj } = await world.call('nethos.pathway.detail', { pathwayId: world.pathwayId })
    expect(obj).toMatchObject({ pathwayStatus: 'stopped', stopReason: '转院治疗' })
  })
})

describe('at the desk', () => {
  test('what is overdue is seen until somebody has seen to it, and a tap does what is the hospital’s', async () => {
    await until(9)
    const document = aDocument([
      aTask('walk', { closeAfter: { days: 9 } }),
      aTask('round', { work: { kind: 'tap', label: '已查房' }, ...open }),
      aTask('song', { isOptional: true }),
    ])
    const world = await aPathwayWorld(server, document, { anchors: { operated: now() } })
    const { staffId } = await aStaffMember(server, 'nurse')
    const desk = async (service: string, fields: object) =>
      server.staff.call(service, fields, await server.sessionOf({ staffId }))
    const overdue = async () => {
      const { list } = await desk('staff.pathway.list', { filter: 'overdue', pageSize: 100 })
      return list.find((one: any) => one.pathwayId === world.pathwayId)?.overdueCount
    }
    expect(await overdue()).toBeUndefined()
    await server.advance((25 * hour) / 1000)
    expect(await overdue()).toBe(2)
    const tap = async (key: string) =>
      (await desk('staff.pathway.task.record', { taskId: await world.taskId(key) })).code
    expect([await tap('round'), await tap('round'), await tap('walk')]).toEqual(['0', '26010104', '26010104'])
    await desk('staff.pathway.task.seen', { taskId: await world.taskId('walk') })
    expect(await overdue()).toBeUndefined()
  })

  test('while a pathway rests nothing opens, is missed or reminded of', async () => {
    await until(9)
    const document = aDocument([aTask('walk', { closeAfter: { days: 2 }, reminders: [{}] })])
    const world = await aPathwayWorld(server, document, { anchors: { operated: now() } })
    const { session } = await aStaffMember(server, 'nurse')
    const { pathwayId } = world
    await server.staff.call('staff.pathway.pause', { pathwayId, reason: '患者外出' }, session)
    await server.advance((25 * hour) / 1000)
    expect(await world.statuses()).toEqual({ walk: 'waiting' })
    expect((await server.staff.call('staff.pathway.resume', { pathwayId }, session)).code).toBe('0')
    expect(await world.statuses()).toEqual({ walk: 'open' })
    expect(await world.reminderCounts()).toEqual({})
    const { obj } = await server.staff.call('staff.pathway.detail', { pathwayId }, session)
    const lines = obj.history.map(({ subject, what, who }: any) => `${subject} ${what} ${who}`).toSorted()
    expect(lines).toEqual([
      '任务walk 待完成 周敏',
      '膝关节置换术后康复 已暂停 周敏',
      '膝关节置换术后康复 进行中 医院系统',
      '膝关节置换术后康复 进行中 周敏',
    ])
  })
})

describe('who may see it', () => {
  test('the account, not another; and roles of care, not the office', async () => {
    const world = await aPathwayWorld(server, aDocument([aTask('walk', open)]), { anchors: { operated: now() } })
    const other = await aPatient(server)
    const { pathwayId } = world
    expect((await server.call('nethos.pathway.detail', { pathwayId }, other.session)).code).toBe('00010440')
    const taskId = await world.taskId('walk')
    expect((await server.call('nethos.pathway.task.complete', { taskId }, other.session)).code).toBe('00010440')
    expect((await server.call('nethos.pathway.plan.list', {}, other.session)).obj).toEqual({ pathways: [], tasks: [] })
    const own = await world.call('nethos.pathway.plan.list', {})
    expect(own.obj).toMatchObject({ pathways: [{ pathwayId }], tasks: [{ taskKey: 'walk', canComplete: true }] })
    const operator = await aStaffMember(server, 'operator')
    expect((await server.staff.call('staff.pathway.detail', { pathwayId }, operator.session)).code).toBe('00010441')
  })
})
