import { addDays, dayInWords, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { expect, test } from 'vitest'
import { lastTextTo } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'
import { byDay } from './waitlist/testbed.ts'
import { saveRuleFor } from './rule.samples.ts'
import { aBookingWorld } from './testbed.ts'

const server = await openTestServer()
await byDay(server, 10)
const world = await aBookingWorld(server)
const { aBooker, aSession, booked } = world
const nine = 9 * 3_600_000

/** Nine in the morning, so many days on; sessions stay open however long it takes. */
async function nineIn(days: number) {
  await server.db
    .updateTable('session')
    .set({ expiresAt: new Date(8.64e15) })
    .execute()
  const at = startOfDay(addDays(dayOf(server.runtime.clock.now()), days)) + nine
  await server.advance(Math.ceil((at - server.runtime.clock.now()) / 1000) + 1)
}
const textOf = (accountId: string) => lastTextTo(server, accountId)
const reminderOf = (accountId: string) =>
  server.db
    .selectFrom('message')
    .select(['title', 'content'])
    .where('accountId', '=', accountId)
    .where('messageType', '=', 'booking_tomorrow')
    .executeTakeFirst()
const aBookingIn = async (inDays: number) => {
  const booker = await aBooker()
  const { sessionId } = await aSession({ inDays })
  return { ...booker, orderId: await booked(booker, { bookSchemeId: sessionId }) }
}
const inWords = (on: string) => `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日`

test('three days before, where that is the last day to give it back, and again on the eve: each time with the day as it is', async () => {
  await saveRuleFor(server, { cancelDaysBefore: 3 })
  const { accountId } = await aBookingIn(5)
  const today = dayOf(server.runtime.clock.now())
  const [onDay, lastDay] = [addDays(today, 5), addDays(today, 2)]
  await nineIn(2)
  const early = await reminderOf(accountId)
  expect(early!.title).toMatch(new RegExp(`^${inWords(onDay)}周.就诊提醒$`))
  expect(early!.content).toContain(`来不了的话，${dayInWords(lastDay).slice(5)}（`)
  expect(early!.content).toContain('17:00前可以退号、改约')
  expect(await textOf(accountId)).toContain(`您预约的门诊在${inWords(onDay)}周`)
  await nineIn(2)
  const eve = await reminderOf(accountId)
  expect(eve!.title).toBe('明天就诊提醒')
  expect(eve!.content).toContain('来不了请点“我来不了”')
  expect(await textOf(accountId)).toContain('您预约的门诊在明天')
})

test('on the eve, as most hospitals have it, once; two days before, it says so', async () => {
  await saveRuleFor(server, {})
  const { accountId } = await aBookingIn(2)
  await nineIn(1)
  expect(await reminderOf(accountId)).toMatchObject({ title: '明天就诊提醒' })
  expect(await textOf(accountId)).toContain('在明天')
  await saveRuleFor(server, { cancelDaysBefore: 1, cancelMinute: 8 * 60 })
  const other = await aBookingIn(3)
  await nineIn(1)
  expect(await reminderOf(other.accountId)).toMatchObject({ title: '后天就诊提醒' })
  expect(await textOf(other.accountId)).toContain('在后天')
})

test('a clock that was late says that it is today', async () => {
  await saveRuleFor(server, {})
  const { accountId, orderId } = await aBookingIn(2)
  await server.db.updateTable('booking').set({ lookAt: null }).where('bookingId', '=', orderId).execute()
  await nineIn(1)
  const { startsAt } = await server.db
    .selectFrom('booking')
    .select('startsAt')
    .where('bookingId', '=', orderId)
    .executeTakeFirstOrThrow()
  await server.advance(Math.floor((startsAt.getTime() - server.runtime.clock.now()) / 1000) - 600)
  await server.db
    .updateTable('booking')
    .set({ lookAt: new Date(server.runtime.clock.now()) })
    .where('bookingId', '=', orderId)
    .execute()
  await server.runner.runTimers()
  await world.settle()
  expect(await reminderOf(accountId)).toMatchObject({ title: '今天就诊提醒' })
  expect(await textOf(accountId)).toContain('在今天')
})
