import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aCheckupWorld, type Booker } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { aBooker, book, call, hear, left, order, pay, settle, times } = await aCheckupWorld(server)
const packageId = 'h1.basic'
const price = 39_800
const people = 4
const capacity = 2

const who = fc.nat(people - 1)
const at = fc.nat(1)
/** What patients do, some of it at two servers at once, and what the centre does. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ is: fc.constant('book' as const), who, another: who, at }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('pay' as const), who }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('change' as const), who, another: who, at }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('cancel' as const), who }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('call off' as const), who }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('window' as const), at }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 35 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Two hours of the demo centre with few places, and who wants them; `elsewhere`: given away at the centre's window. */
interface Rush {
  timeIds: readonly string[]
  all: readonly Booker[]
  orders: Map<Booker, string>
  elsewhere: number[]
}

const codeOf = (timeId: string) => timeId.slice('h1.'.length)
const setPlaces = async (timeId: string, places: 'capacity' | 'one fewer'): Promise<boolean> => {
  const { rowCount } = await server.pool.query(
    `update demo_hospital.checkup_time set places_left = coalesce($2, places_left - 1), version = version + 1
     where time_code = $1 and coalesce($2, places_left) > 0`,
    [codeOf(timeId), places === 'capacity' ? capacity : null],
  )
  return rowCount === 1
}

let begun = 0
async function aRush(): Promise<Rush> {
  const offered = (await times(packageId)).filter(one => one.left > 0)
  const timeIds = [offered.at(2 * begun + 60)!, offered.at(2 * begun + 61)!].map(one => one.timeId)
  begun++
  for (const timeId of timeIds) await setPlaces(timeId, 'capacity')
  await server.advance(31 * 60)
  await settle()
  const all: Booker[] = []
  for (let count = 0; count < people; count++) all.push(await aBooker())
  return { timeIds, all, orders: new Map(), elsewhere: [0, 0] }
}

const both = <T>(asked: readonly Booker[], ask: (one: Booker, on: typeof server) => Promise<T>): Promise<T[]> =>
  Promise.all([...new Set(asked)].map((one, nth) => ask(one, nth === 0 ? server : other)))

async function bookAt({ all, orders }: Rush, asked: readonly number[], timeId: string): Promise<void> {
  const free = asked.map(nth => all[nth]!).filter(one => !orders.has(one))
  await both(free, async (one, on) => {
    const { code, obj } = await book(one, packageId, timeId, price, [], on)
    if (code === '0') orders.set(one, obj.orderId)
    else expect(code).toBe('02300001')
  })
}

async function take(rush: Rush, one: Step): Promise<void> {
  const { all, orders, timeIds, elsewhere } = rush
  if (one.is === 'pass') return server.advance(one.minutes * 60)
  if (one.is === 'book') return bookAt(rush, [one.who, one.another], timeIds[one.at]!)
  if (one.is === 'window') {
    if (await setPlaces(timeIds[one.at]!, 'one fewer')) elsewhere[one.at]! += 1
    return
  }
  if (one.is === 'change') {
    const asked = [all[one.who]!, all[one.another]!].filter(each => orders.has(each))
    const timeId = timeIds[one.at]!
    return void (await both(asked, (each, on) =>
      call('order.date.modify', each, { orderId: orders.get(each), timeId }, on),
    ))
  }
  const orderId = orders.get(all[one.who]!)
  if (orderId === undefined) return
  if (one.is === 'cancel') await call('order.cancel', all[one.who]!, { orderId })
  if (one.is === 'call off') {
    const { rows } = await server.pool.query('select attempt from checkup_order where order_id = $1', [orderId])
    const ourNo = `${orderId}.${rows[0].attempt}`
    await server.sandbox('hospital/checkup.call-off', { ourNo, reason: '设备检修' })
  }
  if (one.is === 'pay' && (await order(all[one.who]!, orderId)).status === 'WAIT_PAY') await pay(all[one.who]!, orderId)
}

let confirmed = 0
const live = ['WAIT_PAY', 'WAIT_HANDLE', 'WAIT_CHECK']

/** No place is two people's or nobody's: with the centre, and with us for those that the centre does not count yet. */
async function placesAreGivenOnce({ all, orders, timeIds, elsewhere }: Rush): Promise<void> {
  for (const [nth, timeId] of timeIds.entries()) {
    const { rows } = await server.pool.query(
      `select places_left as left, (select count(*)::int from demo_hospital.checkup kept
         where kept.time_code = given.time_code and kept.state = 'kept') as booked,
        (select pending from checkup_time where time_id = $2) as pending,
        (select count(*)::int from checkup_order where (time_id = $2 and status in ('to_pay', 'to_confirm'))
           or wanted_time_id = $2) as promised
       from demo_hospital.checkup_time given where time_code = $1`,
      [codeOf(timeId), timeId],
    )
    const [{ left: free, booked, pending, promised }] = rows
    expect(free + booked + elsewhere[nth]!).toBe(capacity)
    expect(pending).toBe(promised)
    expect(await left(packageId, timeId)).toBeLessThanOrEqual(capacity)
  }
  for (const [one, orderId] of orders) {
    const { status, guideNo } = await order(one, orderId)
    const { rows } = await server.pool.query(
      `select 'h1.' || kept.time_code = time_id as "isThere" from demo_hospital.checkup kept
       join checkup_order on our_no like order_id || '.%' where order_id = $1 and kept.state = 'kept'`,
      [orderId],
    )
    expect(rows).toEqual(status === 'WAIT_CHECK' ? [{ isThere: true }] : [])
    if (status === 'WAIT_CHECK') expect(guideNo).not.toBe('')
    if (status === 'WAIT_CHECK') confirmed += 1
    if (!live.includes(status)) orders.delete(all.find(each => each === one)!)
  }
}

test(
  'whatever is booked, paid, moved and called off in whatever order, at two servers at once: a place is one person’s, and none is lost',
  { timeout: 480_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async steps => {
        const rush = await aRush()
        for (const one of steps) {
          await take(rush, one)
          await settle()
          await hear()
          await placesAreGivenOnce(rush)
        }
        for (const [one, orderId] of rush.orders) await call('order.cancel', one, { orderId })
        await settle()
        await server.advance(31 * 60)
        await settle()
        await hear()
        for (const [nth, timeId] of rush.timeIds.entries())
          expect(await left(packageId, timeId)).toBe(capacity - rush.elsewhere[nth]!)
      }),
      { seed: 20261127, numRuns: 3, endOnFailure: true },
    )
    // The centre has given places, and they were looked at.
    expect(confirmed).toBeGreaterThan(10)
  },
)
