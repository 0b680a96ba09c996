import { expect, test } from 'vitest'
import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { openTestServer } from '../../../testing/server.ts'
import { aPerson } from '../../people/people.samples.ts'
import { consults } from '../consult.lifecycle.ts'
import { aConsultWorld } from '../testbed.ts'

const server = await openTestServer()
const hour = 3_600_000

test('the state of a row is the same in words that an index knows, before and after its time is over', async () => {
  const world = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const all = Object.keys(consultStates) as ConsultStatus[]
  for (const status of all) await world.consult({ status, personId: await aPerson(server, world.patient.accountId) })
  const ask = server.db.selectFrom('consult').where('accountId', '=', world.patient.accountId)
  for (const at of [now, now + 100 * hour, now + 1_000 * hour]) {
    const notified = await ask.select(['consultId', 'status', consults.stateNow(at).as('state')]).execute()
    expect(notified).toHaveLength(all.length)
    for (const state of all) {
      const found = await ask
        .select('consultId')
        .where(consults.isNow([state], at))
        .execute()
      const right = notified.filter(row => row.state === state)
      expect(found.map(row => row.consultId).toSorted()).toEqual(right.map(row => row.consultId).toSorted())
      for (const { status } of right) expect(consults.lyingAs([state])).toContain(status)
    }
  }
})

test('page after page, what he answered, covered and his team was asked stands once, the newest first', async () => {
  const world = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const ids: string[] = []
  for (let nth = 0; nth < 7; nth++) {
    const personId = await aPerson(server, world.patient.accountId)
    ids.push(await world.consult({ status: nth % 2 === 0 ? 'finished' : 'unreviewed', personId, endedAt: now }))
  }
  for (const [nth, consultId] of ids.entries())
    await server.db
      .updateTable('consult')
      // One lies at the same instant as another; one he also covered.
      .set({ lastAt: new Date(now - Math.max(nth, 1) * hour), ...(nth === 3 && { coverDocId: world.doctor.docId }) })
      .where('consultId', '=', consultId)
      .execute()
  const page = async (pageNum: number) => {
    const fields = { tab: 'ended', pageNum, pageSize: 2 }
    const { list, paginator } = await server.staff.call('staff.consult.list', fields, world.doctor.session)
    return { ids: list.map(row => row.consultId as string), hasNext: paginator?.hasNextPage as unknown }
  }
  const pages = await Promise.all([1, 2, 3, 4, 5].map(page))
  const [first, second, ...rest] = ids
  expect(pages.flatMap(one => one.ids)).toEqual([...[first, second].toSorted(), ...rest])
  expect(pages.map(one => one.ids.length)).toEqual([2, 2, 2, 1, 0])
})
