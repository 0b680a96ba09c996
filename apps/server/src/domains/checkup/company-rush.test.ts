import { expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { untilAnswered } from '../../testing/client.ts'
import { aStaffMember } from '../../testing/people.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aCheckupWorld, type Booker } from './testbed.ts'

const limitless = { NETHOS_CALLS_PER_MINUTE: '100000' }
const server = await openTestServer(limitless)
const other = await serverOn(server.database, limitless)
const { aBooker, call, hear, now, settle, times } = await aCheckupWorld(server)
const ask: typeof call = (...args) => untilAnswered(() => call(...args))
const { staffId } = await aStaffMember(server, 'operator')
const packageId = 'h1.full'
const people = 300
const full = '02300001'

const desk = async (verb: string, input: object) =>
  server.staff.call(`staff.checkup.${verb}`, input, await server.sessionOf({ staffId }))

/** The earliest hour that still shows places when he looks; where it is gone meanwhile, the next. */
async function takeOne(who: Booker, on: typeof server, hours: readonly string[], gone: Set<string>) {
  const [{ voucherId }] = (await ask('team.order.list', who, {}, on)).list
  for (const [tries, timeId] of hours.filter(one => !gone.has(one)).entries()) {
    const { code } = await ask('team.order.add', who, { voucherId, timeId, totalCents: 0 }, on)
    if (code === '0') return { timeId, tries }
    expect(code).toBe(full)
    gone.add(timeId)
  }
  throw new Error('there are places for all')
}

/** As many together as a server answers without sending anybody away. */
async function allBook(all: readonly Booker[], hours: readonly string[]) {
  const gone = new Set<string>()
  const taken: Awaited<ReturnType<typeof takeOne>>[] = []
  for (let from = 0; from < all.length; from += 20) {
    const together = all.slice(from, from + 20)
    taken.push(...(await Promise.all(together.map((who, at) => takeOne(who, at % 2 ? other : server, hours, gone)))))
  }
  return taken
}

test(
  'a company of 300 books its checks in one rush at two servers: each has one place, no hour is given beyond its places',
  { timeout: 240_000 },
  async () => {
    const all: Booker[] = []
    for (let at = 0; at < people; at++) all.push(await aBooker())
    const today = dayOf(now())
    const { obj } = await desk('company.import', {
      companyName: '宁禾精密机械有限公司',
      packageId,
      fromDay: today,
      untilDay: addDays(today, 40),
      rows: all.map(({ idCard }, at) => ({ name: '王秀英', idCard, staffNo: `A${at}` })),
    })
    expect(obj).toMatchObject({ people, problems: [] })
    const before = (await times(packageId)).filter(one => one.left > 0)
    expect(before.reduce((sum, one) => sum + one.left, 0)).toBeGreaterThan(people)

    const taken = await allBook(
      all,
      before.map(one => one.timeId),
    )
    expect(taken.some(one => one.tries > 0)).toBe(true)
    await settle()
    await hear()
    const given = Map.groupBy(taken, one => one.timeId)
    for (const { timeId, left } of before) expect(given.get(timeId)?.length ?? 0).toBeLessThanOrEqual(left)

    const orders = await Promise.all(all.map(async who => (await ask('order.list', who, {})).list as any[]))
    expect(orders.every(list => list.length === 1 && list[0].status === 'WAIT_CHECK')).toBe(true)
    const { rows } = await server.pool.query(
      `select count(*)::int as kept, count(distinct guide_no)::int as numbers, count(distinct id_card)::int as people
       from demo_hospital.checkup where state = 'kept' and id_card = any($1)`,
      [all.map(one => one.idCard)],
    )
    expect(rows).toEqual([{ kept: people, numbers: people, people }])
    const { list } = await desk('company.list', {})
    expect(list.find((one: any) => one.companyId === obj.companyId)).toMatchObject({
      people,
      booked: people,
      checked: 0,
    })
    const late = (await times(packageId)).find(one => one.left > 0)!
    for (const who of all.slice(0, 5)) {
      const [{ voucherId }] = (await ask('team.order.list', who)).list
      expect((await ask('team.order.add', who, { voucherId, timeId: late.timeId, totalCents: 0 })).code).toBe(
        '02300008',
      )
    }
  },
)
