import { expect, test } from 'vitest'
import { closingBlockerNames } from '@nethos/contract/account/closing.rules.ts'
import { aWorld } from '../../security/world.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()

test('a visit, a renewal, an order, a health check, an application and a bill that are under way stand in the way of closing', async () => {
  const world = await aWorld(server)
  const { session } = world.owner
  /** Without the consult that the renewal is asked for in. */
  const blockers = async () =>
    (await server.call('nethos.pat.cancel.status', {}, session)).obj.blockers.filter(
      (one: { blocker: string }) => one.blocker !== 'going',
    )
  expect(await blockers()).toEqual([])
  await world.booking('booked')
  await world.renewal('paid')
  const itemOrderId = await world.itemOrder()
  expect(await blockers(), 'an order that nobody has paid is nobody’s loss').toEqual([
    { blocker: 'booked', count: 1 },
    { blocker: 'renewing', count: 1 },
  ])
  await server.db.updateTable('itemOrder').set({ status: 'ready' }).where('itemOrderId', '=', itemOrderId).execute()
  await world.checkupOrder('to_check')
  await world.application('asked')
  await world.feeBill('writing')
  expect(await blockers()).toEqual(
    closingBlockerNames
      .filter(name => !['unpaid', 'going', 'refunding'].includes(name))
      .map(blocker => ({ blocker, count: 1 })),
  )
})

test('what is over does not', async () => {
  const world = await aWorld(server)
  await world.booking('seen')
  await world.booking('cancelled')
  await world.renewal('finished')
  await world.checkupOrder('overdue')
  await world.feeBill('settled')
  expect((await server.call('nethos.pat.cancel.status', {}, world.owner.session)).obj.blockers).toEqual([])
})
