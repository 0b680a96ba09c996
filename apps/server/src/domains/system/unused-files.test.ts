import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, anUpload } from '../consult/testbed.ts'

const server = await openTestServer()
const { db, runtime } = server
const day = 86_400

test('an upload that hangs on nothing goes after four months with its bytes; what hangs on a record stays', async () => {
  const { patient, consult } = await aConsultWorld(server)
  const [unused, used] = [await anUpload(server, patient), await anUpload(server, patient)]
  const consultId = await consult({ status: 'going' })
  await db
    .insertInto('attachmentUse')
    .values({ attaId: used, recordType: 'consult', recordId: consultId, part: 'content' })
    .execute()
  const keyOf = async (attaId: string) =>
    (await db.selectFrom('attachment').select('storageKey').where('attaId', '=', attaId).executeTakeFirst())?.storageKey
  const [unusedKey, usedKey] = [(await keyOf(unused))!, (await keyOf(used))!]
  await runtime.files.put(unusedKey, Buffer.from('x'))
  await runtime.files.put(usedKey, Buffer.from('y'))
  await server.advance(110 * day)
  expect(await keyOf(unused)).toBe(unusedKey)
  await server.advance(12 * day)
  await server.runner.idle()
  expect(await keyOf(unused)).toBeUndefined()
  await expect(runtime.files.get(unusedKey)).rejects.toThrow()
  expect(await keyOf(used)).toBe(usedKey)
  expect((await runtime.files.get(usedKey)).toString()).toBe('y')
})
