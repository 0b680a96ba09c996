import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aSurgeryWorld } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { aPatient, now, plan, report } = await aSurgeryWorld(server)
const hour = 3_600_000

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ is: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('move' as const), hours: fc.integer({ min: 6, max: 70 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('event' as const),
      event: fc.constantFrom('arrived', 'surgery_begun', 'surgery_ended', 'went_home'),
    }),
  },
)

/** 22:00 to 7:00, where nobody has chosen other hours. */
const isQuiet = (at: number): boolean => {
  const hours = (at - startOfDay(dayOf(at))) / hour
  return hours >= 22 || hours < 7
}

interface Notice {
  taskId: string
  reminder: number
  forAt: number
  at: number
  cannotWait: boolean
}
async function noticesOf(surgeryId: string): Promise<Notice[]> {
  const { rows } = await server.pool.query(
    `select task_id as "taskId", reminder, pathway_reminder.for_at as "forAt", settled_at as at, cannot_wait as "cannotWait"
     from pathway_reminder join pathway_task using (task_id) join surgery using (pathway_id)
     where surgery_id = $1 and outcome = 'sent'`,
    [surgeryId],
  )
  return rows.map(({ forAt, at, ...one }) => ({ ...one, forAt: forAt.getTime(), at: at.getTime() }))
}

test(
  'however an operation is moved, at two servers at once: each reminder once, and in the quiet hours those alone that cannot wait',
  { timeout: 480_000 },
  async () => {
    let atNight = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 20, max: 110 }),
        fc.array(step, { minLength: 4, maxLength: 6 }),
        async (inHours, steps) => {
          const who = await aPatient()
          const { surgeryId, surgeryNo } = await plan(who, now() + inHours * hour)
          const known = new Map<string, number>()
          for (const one of steps) {
            if (one.is === 'pass') await server.advance(one.hours * 3600)
            else if (one.is === 'move') await plan(who, now() + one.hours * hour, {}, surgeryNo)
            else await report(surgeryNo, one.event)
            await Promise.all([server, other].map(on => on.runner.runTimers()))
            for (const { taskId, reminder, forAt, at, cannotWait } of await noticesOf(surgeryId)) {
              const key = `${taskId} ${reminder} ${forAt}`
              expect(known.get(key) ?? at).toBe(at)
              known.set(key, at)
              if (isQuiet(at)) expect(cannotWait).toBe(true)
              if (isQuiet(at)) atNight += 1
            }
          }
        },
      ),
      { seed: 20261123, numRuns: 3, endOnFailure: true },
    )
    // The last hour for water lies in the night of whoever is operated on early: the property has met it.
    expect(atNight).toBeGreaterThan(0)
  },
)
