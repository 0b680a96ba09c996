import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aCheckupWorld } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { aBooker, book, call, hear, order, pay, settle, times } = await aCheckupWorld(server)
const packageId = 'h1.basic'
const hour = 3_600_000

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ is: fc.constant('pass' as const), hours: fc.integer({ min: 2, max: 17 }) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('change' as const), to: fc.nat(11) }) },
)

/** 22:00 to 7:00, where nobody has chosen other hours. */
const quietEndAfter = (at: number): number | undefined => {
  const midnight = startOfDay(dayOf(at))
  if (at < midnight + 7 * hour) return midnight + 7 * hour
  return at >= midnight + 22 * hour ? midnight + 31 * hour : undefined
}

interface Notice {
  forAt: number
  at: number
}
async function noticesOf(orderId: string): Promise<Notice[]> {
  const { rows } = await server.pool.query(
    `select for_at as "forAt", settled_at as at from checkup_reminder
     where order_id = $1 and kind = 'eve' and outcome = 'sent' order by settled_at`,
    [orderId],
  )
  return rows.map(({ forAt, at }) => ({ forAt: forAt.getTime(), at: at.getTime() }))
}

test(
  'however a check is moved, at two servers at once: of each date he is told once, the evening before or later, and in the quiet hours of that alone which cannot wait',
  { timeout: 480_000 },
  async () => {
    let notices = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(5), fc.array(step, { minLength: 8, maxLength: 10 }), async (first, steps) => {
        const who = await aBooker()
        const offered = async () => (await times(packageId)).filter(one => one.left > 0)
        const { orderId } = (await book(who, packageId, (await offered())[first]!.timeId, 39_800)).obj
        await pay(who, orderId)
        const booked = new Set([(await order(who, orderId)).startsAt as number])
        for (const one of steps) {
          if (one.is === 'pass') await server.advance(one.hours * 3600)
          else await call('order.date.modify', who, { orderId, timeId: (await offered())[one.to]!.timeId })
          await settle()
          await hear()
          const { startsAt } = await order(who, orderId)
          booked.add(startsAt)
          await Promise.all([server, other].map(on => on.runner.runTimers()))
          const all = await noticesOf(orderId)
          expect(new Set(all.map(each => each.forAt)).size).toBe(all.length)
          for (const { forAt, at } of all) {
            expect(booked).toContain(forAt)
            expect(at).toBeGreaterThanOrEqual(startOfDay(dayOf(forAt)) - 5 * hour)
            expect(at).toBeLessThan(forAt)
            const later = quietEndAfter(at)
            if (later !== undefined) expect(later).toBeGreaterThanOrEqual(forAt - 10 * hour)
          }
          const { rows } = await server.pool.query(
            `select count(*)::int as n from message where account_id = $1 and message_type = 'checkup_prepare'`,
            [who.accountId],
          )
          expect(rows[0].n).toBe(all.length)
          // Read, so that the next one is another message.
          await server.pool.query('update message set read_at = created_at where account_id = $1', [who.accountId])
        }
        notices += (await noticesOf(orderId)).length
      }),
      { seed: 20261127, numRuns: 4, endOnFailure: true },
    )
    expect(notices).toBeGreaterThan(1)
  },
)
