import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db } = server
const at = new Date()

test('a booking that does not add up is refused when it is committed', async () => {
  const { payNo } = await till.paid()
  const half = db
    .insertInto('ledger')
    .values({ booking: 'half', book: 'provider', amountCents: 1, payNo, at })
    .execute()
  await expect(half).rejects.toThrow('does not add up to zero')
})

test('nothing in it can be changed or taken away', async () => {
  await till.paid()
  await expect(db.updateTable('ledger').set({ amountCents: 1 }).execute()).rejects.toThrow()
  await expect(db.deleteFrom('ledger').execute()).rejects.toThrow()
})
