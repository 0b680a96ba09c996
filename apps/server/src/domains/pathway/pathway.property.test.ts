import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { pathwayTaskStates, type PathwayTaskStatus } from '@nethos/contract/pathway/pathway.status.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aDocument, aTask } from './pathway.samples.ts'
import { completeTask, recordEvent, setAnchor } from './public.ts'
import { aPathwayWorld, day, hour, inTransaction, type PathwayWorld } from './testbed.ts'

const server = await openTestServer()
const other = await serverOn(server.database)
const now = () => server.runtime.clock.now()

const repeat = { every: 1, unit: 'day', times: 3 }
const document = aDocument(
  [
    aTask('admit', { work: { kind: 'event', event: 'admitted' }, due: { from: { anchor: 'admitted' } } }),
    aTask('fast', {
      due: { from: { anchor: 'operated' }, days: -1, time: '20:00' },
      openBefore: { hours: 8 },
      closeAfter: { hours: 10 },
      reminders: [{ hours: -2, cannotWait: true }, { hours: 1 }],
    }),
    aTask('surgery', { work: { kind: 'event', event: 'operated' }, due: { from: { anchor: 'operated' } } }),
    aTask('walk', {
      due: { from: { anchor: 'operated' }, days: 1, time: '09:00', repeat },
      closeAfter: { hours: 12 },
      reminders: [{}, { hours: 4 }],
    }),
    aTask('night', {
      due: { from: { anchor: 'operated' }, days: -1, time: '23:30', repeat },
      openBefore: { hours: 3 },
      closeAfter: { hours: 14 },
      reminders: [{ cannotWait: true }, { hours: 2 }],
    }),
    aTask('drain', { openBefore: { days: 2 }, notNeededWhen: [{ is: 'event', event: 'drain-removed' }] }),
    aTask('visit', { due: { from: { task: 'surgery' }, days: 3 }, closeAfter: { days: 1 }, reminders: [{ days: -1 }] }),
    aTask('clinic', {
      due: {
        from: { anchor: 'operated' },
        days: 2,
        weekday: 3,
        time: '08:30',
        repeat: { every: 1, unit: 'week', times: 2 },
      },
      closeAfter: { hours: 9 },
      reminders: [{ days: -1, time: '19:00' }, { hours: -1 }],
    }),
    aTask('call', { due: { from: { task: 'visit' }, days: 1 }, neededWhen: [{ is: 'done', task: 'drain' }] }),
  ],
  {
    anchors: [
      { key: 'admitted', label: '入院之日', event: 'admitted' },
      { key: 'operated', label: '手术之日', event: 'operated' },
    ],
  },
)

/** What happens: hours pass, the hospital reports (late, in any order, some twice), plans move, the patient does something. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('event' as const),
      event: fc.constantFrom('admitted', 'operated', 'drain-removed'),
      eventId: fc.constantFrom('e1', 'e2', 'e3'),
      hoursAgo: fc.integer({ min: 0, max: 40 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('plan' as const), hours: fc.integer({ min: -20, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('do' as const), task: fc.nat({ max: 20 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const taskRows = (pathwayId: string) =>
  server.db.selectFrom('pathwayTask').selectAll().where('pathwayId', '=', pathwayId).orderBy('taskId').execute()

/** On two servers at once, as two taps or two reports of one event come in. */
const twice = <T>(run: (on: typeof server) => Promise<T>): Promise<T[]> => Promise.all([run(server), run(other)])

async function take(world: PathwayWorld, one: Step): Promise<void> {
  const { pathwayId } = world
  if (one.is === 'pass') {
    await server.advance(one.hours * 3600)
  } else if (one.is === 'event') {
    const { event, eventId, hoursAgo } = one
    const report = (on: typeof server) =>
      inTransaction(on, ctx =>
        recordEvent(ctx, { of: { pathwayId }, eventId: event + eventId, event, occurredAt: ctx.now - hoursAgo * hour }),
      )
    if (one.times === 2) await twice(report)
    else await report(server)
  } else if (one.is === 'plan') {
    await inTransaction(server, ctx =>
      setAnchor(ctx, { pathwayId, anchor: 'operated', at: ctx.now + one.hours * hour }),
    )
  } else {
    const rows = await taskRows(pathwayId)
    const { taskId } = rows[one.task % rows.length]!
    const done = await twice(on => inTransaction(on, ctx => completeTask(ctx, { taskId })))
    expect(done.filter(Boolean).length).toBeLessThanOrEqual(1)
  }
  // A plan that moved may ask for a reminder at once: it is sent when the timers run next.
  await twice(on => on.runner.runTimers())
}

/** Goes on to this hour of the day: what holds, holds whenever the test is run. */
async function untilHour(hourOfDay: number): Promise<void> {
  const passed = now() - startOfDay(dayOf(now()))
  await server.advance(Math.ceil(((hourOfDay * hour - passed + day) % day) / 1000))
}

/** From 22:00 to 07:00 in Shanghai nobody who has said nothing else is called, but for what cannot wait. */
async function countedReminders(pathwayId: string): Promise<Record<'quiet' | 'other', number>> {
  const { rows } = await server.pool.query(
    `select task_key, reminder, cannot_wait, settled_at from pathway_reminder join pathway_task using (task_id)
     where pathway_id = $1 and outcome = 'sent'`,
    [pathwayId],
  )
  const counted = { quiet: 0, other: 0 }
  for (const { task_key, reminder, cannot_wait, settled_at } of rows) {
    const at = (settled_at.getTime() - startOfDay(dayOf(settled_at.getTime()))) / hour
    const isQuiet = at >= 22 || at < 7
    if (isQuiet) expect(cannot_wait, `${task_key} ${reminder} at ${at}`).toBe(true)
    counted[isQuiet ? 'quiet' : 'other'] += 1
  }
  return counted
}

/** The states follow each other as the table says, from the first to the one that the row is in. */
async function historyIsTrue(pathwayId: string): Promise<void> {
  const { rows } = await server.pool.query(
    `select task.task_id, task.status, move.from_status, move.to_status, move.event from pathway_task task
     join pathway_task_move move using (task_id) where pathway_id = $1 order by task.task_id, move_id`,
    [pathwayId],
  )
  const last = new Map<string, string>()
  for (const row of rows) {
    expect(row.from_status).toBe(last.get(row.task_id) ?? null)
    if (row.from_status !== null)
      expect(
        (pathwayTaskStates[row.from_status as PathwayTaskStatus].on as Record<string, { to: string }>)[row.event]?.to,
      ).toBe(row.to_status)
    last.set(row.task_id, row.to_status)
  }
  for (const row of await taskRows(pathwayId)) expect(last.get(row.taskId)).toBe(row.status)
}

/** Whenever the operation was, and however often it moved: a Wednesday, at half past eight in Shanghai. */
async function weekdaysAreTrue(pathwayId: string): Promise<void> {
  for (const { taskKey, scheduledAt } of await taskRows(pathwayId)) {
    if (taskKey !== 'clinic' || scheduledAt === null) continue
    const on = dayOf(scheduledAt.getTime())
    expect(new Date(`${on}T00:00:00Z`).getUTCDay()).toBe(3)
    expect(scheduledAt.getTime() - startOfDay(on)).toBe(8.5 * hour)
  }
}

/** Every reminder that was due is settled, and what was sent has its message; none that is wanted was forgotten. */
async function remindersAreTrue({ pathwayId, accountId }: PathwayWorld, sent: Map<string, Date>): Promise<void> {
  const { rows } = await server.pool.query(
    `select task_id, reminder, for_at, at, pathway_reminder.due_at, outcome, settled_at from pathway_reminder join pathway_task using (task_id)
     where pathway_id = $1`,
    [pathwayId],
  )
  for (const row of rows) {
    const key = `${row.task_id} ${row.reminder} ${row.for_at.getTime()}`
    if (row.outcome === null) expect(row.due_at.getTime()).toBeGreaterThan(now())
    // Told once: what was told stays as it was, whatever came after it.
    if (sent.has(key)) expect([row.outcome, row.settled_at]).toEqual(['sent', sent.get(key)])
    if (row.outcome === 'sent') sent.set(key, row.settled_at)
  }
  const announced = await server.db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('accountId', '=', accountId)
    .where('recordType', '=', 'pathway_task')
    .executeTakeFirstOrThrow()
  // A message that is still unread is replaced by the next one of its kind: never more messages than reminders.
  expect(Number(announced.n)).toBeLessThanOrEqual(sent.size)
  if (sent.size > 0) expect(Number(announced.n)).toBeGreaterThan(0)
}

test(
  'whatever comes in whatever order, doubled and on two servers at once: each reminder once and none at night, no task lost, history true',
  { timeout: 240_000 },
  async () => {
    const counted = { quiet: 0, other: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 23 }),
        fc.array(step, { minLength: 6, maxLength: 12 }),
        async (startHour, steps) => {
          await untilHour(startHour)
          const world = await aPathwayWorld(server, document, { anchors: { operated: now() + 2 * day } })
          const sent = new Map<string, Date>()
          const before = (await taskRows(world.pathwayId)).map(one => one.taskId)
          for (const one of steps) {
            await take(world, one)
            await remindersAreTrue(world, sent)
            await weekdaysAreTrue(world.pathwayId)
          }
          await server.advance((20 * day) / 1000)
          await remindersAreTrue(world, sent)
          await historyIsTrue(world.pathwayId)
          const { quiet, other: byDay } = await countedReminders(world.pathwayId)
          counted.quiet += quiet
          counted.other += byDay
          const after = await taskRows(world.pathwayId)
          expect(after.map(one => one.taskId)).toEqual(before)
          for (const one of after) expect(one.status === 'waiting' && one.opensAt !== null).toBe(false)
        },
      ),
      { seed: 20261122, numRuns: 8 },
    )
    // Both happened: a night in which nothing was due would prove nothing.
    expect(counted.quiet).toBeGreaterThan(0)
    expect(counted.other).toBeGreaterThan(0)
  },
)

test('the order in which the hospital reports does not matter in the end', { timeout: 240_000 }, async () => {
  const start = startOfDay(dayOf(now())) + 8 * hour
  const events = [
    { event: 'admitted', eventId: 'a1', occurredAt: start - 30 * hour },
    { event: 'operated', eventId: 'o1', occurredAt: start - 12 * hour },
    { event: 'operated', eventId: 'o2', occurredAt: start - 4 * hour },
    { event: 'drain-removed', eventId: 'd1', occurredAt: start - 2 * hour },
    { event: 'operated', eventId: 'o1', occurredAt: start - 12 * hour },
  ]
  const worlds: PathwayWorld[] = []
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(events, { minLength: events.length }), async shuffled => {
      const world = await aPathwayWorld(server, document)
      worlds.push(world)
      for (const one of shuffled)
        await inTransaction(server, ctx => recordEvent(ctx, { of: { pathwayId: world.pathwayId }, ...one }))
    }),
    { seed: 7, numRuns: 8 },
  )
  await server.advance((10 * day) / 1000)
  const outcomes = new Set<string>()
  for (const world of worlds) {
    const { rows } = await server.pool.query(
      `select task_key, occurrence, status, scheduled_at, done_at from pathway_task where pathway_id = $1 order by 1, 2`,
      [world.pathwayId],
    )
    outcomes.add(JSON.stringify(rows))
  }
  expect([...outcomes]).toHaveLength(1)
})
