import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aBookingWorld } from './testbed.ts'

const server = await openTestServer()
const { aSession, aBooker, booked, call, settle } = await aBookingWorld(server)

test('what is to come stands first, the next visit at the top, whenever it was booked; what is off stands below', async () => {
  const booker = await aBooker()
  const inDays = async (days: number) => booked(booker, { bookSchemeId: (await aSession({ inDays: days })).sessionId })
  const next = await inDays(3)
  const later = await inDays(7)
  const off = await inDays(5)
  await call('nethos.book.order.withdrawal', booker, { orderId: off })
  await settle()
  const { list } = await call('nethos.book.order.list', booker)
  expect(list.map((one: { orderId: string }) => one.orderId)).toEqual([next, later, off])
})
