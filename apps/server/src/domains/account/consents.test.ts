import { expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { call, db } = server
const list = async (as: Session) => (await call('smarthos.privacy.protocol.records.list', {}, as)).list
const give = (moduleType: string, as: Session) => call('smarthos.privacy.protocol.records.save', { moduleType }, as)
const takeBack = (moduleType: string, as: Session) =>
  call('smarthos.privacy.protocol.records.withdraw', { moduleType }, as)
const stands = async (moduleType: string, as: Session) =>
  (await call('smarthos.privacy.protocol.status.get', { moduleType }, as)).obj.status

await db
  .insertInto('contentText')
  .values([
    { key: '用户协议', title: '用户服务协议', version: '1.0', bodyHtml: '', publishedAt: new Date(0) },
    { key: '随访', title: '随访隐私说明', version: '1.0', bodyHtml: '', publishedAt: new Date(0) },
  ])
  .execute()

test('what was agreed to is listed with its title, version and day', async () => {
  const { session } = await aRegistered(server)
  await server.advance(60)
  await give('随访', session)
  await give('健康打卡', session)
  const rows = await list(session)
  expect(rows.map((one: any) => one.title)).toEqual(['健康打卡', '随访隐私说明', '隐私政策', '用户服务协议'])
  expect(rows[1]).toMatchObject({
    moduleType: '随访',
    version: '1.0',
    withdrawnAt: null,
    isOld: false,
    isNeeded: false,
    hasText: true,
  })
  expect(rows[0]).toMatchObject({ hasText: false, isNeeded: false })
  expect(rows[3]).toMatchObject({ isNeeded: true })
  expect(Math.abs(rows[0].givenAt - server.runtime.clock.now())).toBeLessThan(60_000)
})

test('it is taken back, in all its versions, and asked for again; the record of it stays', async () => {
  const { session, accountId } = await aRegistered(server)
  await give('随访', session)
  await db.updateTable('contentText').set({ version: '2.0' }).where('key', '=', '随访').execute()
  expect((await list(session)).find((one: any) => one.moduleType === '随访')).toMatchObject({ isOld: true })
  await give('随访', session)
  expect(await stands('随访', session)).toBe(true)
  expect(await takeBack('随访', session)).toMatchObject({ code: '0', obj: true })
  expect(await stands('随访', session)).toBe(false)
  const both = (await list(session)).filter((one: any) => one.moduleType === '随访')
  expect(both.map((one: any) => [one.version, typeof one.withdrawnAt])).toEqual([
    ['2.0', 'number'],
    ['1.0', 'number'],
  ])
  expect(await takeBack('随访', session)).toMatchObject({ code: '00010440' })
  await give('随访', session)
  expect(await stands('随访', session)).toBe(true)
  const lines = await db.selectFrom('audit').select('action').where('accountId', '=', accountId).execute()
  expect(lines).toEqual([{ action: 'account.consent.withdraw' }])
})

test.each(['用户协议', '隐私政策'])('without %s there is no service: the answer names the way out', async agreement => {
  const { session } = await aRegistered(server)
  expect(await takeBack(agreement, session)).toMatchObject({
    code: '01020903',
    msg: '这是使用本服务的基础协议；不再同意的，请申请注销账号',
  })
  expect(await stands(agreement, session)).toBe(true)
})

test("another's agreement is none of the caller's", async () => {
  const [owner, stranger] = [await aRegistered(server), await aRegistered(server)]
  await give('随访', owner.session)
  expect(await takeBack('随访', stranger.session)).toMatchObject({ code: '00010440' })
  expect(await stands('随访', owner.session)).toBe(true)
})
