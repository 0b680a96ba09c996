import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { moduleTypes } from '@nethos/contract/messages/messages.modules.ts'
import { messageServices } from '@nethos/contract/messages/messages.services.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import { theSystem, type AccountCaller } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import { openTestServer } from '../../testing/server.ts'
import { aPatient } from '../consult/testbed.ts'
import { modulesOf } from './message.table.ts'
import { putMessage, readAbout, type NewMessage } from './public.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { call, db } = server
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const list = 'nethos.system.messagebox.moduletype.list'
const modules = 'nethos.system.messagebox.module.list'
const count = 'nethos.system.messagebox.module.count'
type Session = Parameters<typeof call>[2]

const inside = <T>(run: (ctx: Ctx) => Promise<T>): Promise<T> =>
  db.transaction().execute(trx => {
    const about = { caller: theSystem, now: server.runtime.clock.now(), requestId: '', channel: '', address: '' }
    return run(contextOn(trx, server.runtime, undefined as never, { ...about, deviceId: undefined }))
  })
const put = <T extends MessageType>(message: NewMessage<T>): Promise<boolean> => inside(ctx => putMessage(ctx, message))
const answered = (accountId: string, subject: string, recordId?: string) =>
  put({
    accountId,
    type: 'feedback_answered',
    values: { subject },
    link: '/feedback/detail?id=1',
    ...(recordId && { about: { recordType: 'feedback', recordId } }),
  })
const unread = async (session: Session, fields: object = {}) => (await call(count, fields, session)).obj

describe('a message', async () => {
  const [one, other] = [await aPatient(server), await aPatient(server)]
  await answered(one.accountId, '排队太久')
  await put({
    accountId: one.accountId,
    type: 'refund_done',
    values: { subject: '图文咨询', amount: '¥20.00', expectedOn: '12月4日' },
  })
  const [newest, first] = (await call(list, {}, one.session)).list

  test('says in its words what happened, where it leads and when', async () => {
    expect(first).toMatchObject({
      moduleType: 'feedback',
      messageType: 'feedback_answered',
      title: '您的反馈有了答复',
      content: '您反馈的「排队太久」已有答复，点击查看。',
      url: '/feedback/detail?id=1',
      isRead: false,
      createTime: expect.any(Number),
    })
    expect(newest).toMatchObject({ title: '退款完成', url: '' })
    expect((await call(list, { moduleType: 'feedback' }, one.session)).list).toEqual([first])
    const detail = await call('nethos.system.messagebox.details', { messageId: first.messageId }, one.session)
    expect(detail.obj).toEqual(first)
  })

  test('lies with the others of its module, which are counted', async () => {
    const rows = (await call(modules, {}, one.session)).list
    expect(rows).toEqual([
      { moduleType: 'payment', moduleName: '支付与退款', unreadCount: 1, newest },
      { moduleType: 'feedback', moduleName: '意见反馈', unreadCount: 1, newest: first },
    ])
    expect(
      z.safeParse(
        z.array(messageServices.listModules.reply.schema),
        fromWire(rows, messageServices.listModules.spelling),
      ).success,
    ).toBe(true)
    expect(await unread(one.session)).toBe(2)
    expect(await unread(one.session, { moduleType: 'feedback' })).toBe(1)
    expect(await unread(one.session, { moduleType: 'payment', messageType: 'refund_done' })).toBe(1)
    expect(await unread(one.session, { moduleType: 'payment', messageType: 'consult_replied' })).toBe(0)
  })

  test('of another account does not exist', async () => {
    for (const service of ['nethos.system.messagebox.details', 'nethos.system.messagebox.read']) {
      expect(await call(service, { messageId: first.messageId }, other.session)).toMatchObject(notFound)
      expect(await call(service, { messageId: 'nobodys' }, other.session)).toMatchObject(notFound)
    }
    expect((await call(list, {}, other.session)).list).toEqual([])
    expect((await call(modules, {}, other.session)).list).toEqual([])
    expect(await call('nethos.system.messagebox.read.all', {}, other.session)).toMatchObject({ obj: 0 })
    expect(await unread(one.session)).toBe(2)
  })

  test('is read once and stays read; the others all at once', async () => {
    const read = () => call('nethos.system.messagebox.read', { messageId: first.messageId }, one.session)
    expect(await read()).toMatchObject({ code: '0', obj: true })
    expect(await read()).toMatchObject({ code: '0', obj: true })
    expect(await unread(one.session)).toBe(1)
    expect(await call('nethos.system.messagebox.read.all', { moduleType: 'feedback' }, one.session)).toMatchObject({
      obj: 0,
    })
    expect(await call('nethos.system.messagebox.read.all', {}, one.session)).toMatchObject({ obj: 1 })
    expect(await unread(one.session)).toBe(0)
  })

  test.each([
    [list, { moduleType: 'nonsense' }],
    [count, { moduleType: 7 }],
    ['nethos.system.messagebox.details', {}],
    ['nethos.system.messagebox.read', { messageId: ['a'] }],
    ['smarthos.system.push.serve.settings', { moduleType: 'consult', pushStatus: 'yes' }],
    ['smarthos.system.push.serve.settings', { pushStatus: true }],
  ])('%s with %j is a wrong input', async (service, fields) => {
    expect(await call(service, fields, one.session)).toMatchObject({ http: 400 })
  })

  test('is for nobody without a login', async () => {
    expect(await call(list)).toMatchObject({ http: 401 })
  })
})

describe('messages about one record', async () => {
  const { accountId, session } = await aPatient(server)

  test('are one while it is unread, and another one afterwards', async () => {
    await answered(accountId, '第一次', 'f1')
    await server.advance(60)
    await answered(accountId, '第二次', 'f1')
    await answered(accountId, '另一条', 'f2')
    expect(await unread(session)).toBe(2)
    const rows = (await call(list, {}, session)).list
    expect(rows.map(row => row.content).toSorted()).toEqual(
      ['您反馈的「第二次」已有答复，点击查看。', '您反馈的「另一条」已有答复，点击查看。'].toSorted(),
    )
    await inside(ctx => readAbout(ctx, { accountId, recordType: 'feedback', recordId: 'f1' }))
    expect(await unread(session)).toBe(1)
    await answered(accountId, '第三次', 'f1')
    expect(await unread(session)).toBe(2)
    expect((await call(list, {}, session)).list).toHaveLength(3)
  })
})

describe('what is silenced', async () => {
  const { accountId, session } = await aPatient(server)
  const settings = async () =>
    Object.fromEntries(
      (await call('smarthos.system.push.serve.settings.list', {}, session)).list.map(row => [
        row.moduleType,
        row.pushStatus,
      ]),
    )
  const change = (moduleType: string, pushStatus: boolean) =>
    call('smarthos.system.push.serve.settings', { moduleType, pushStatus }, session)

  test('is kept, and neither counted nor told elsewhere', async () => {
    expect((await settings()).feedback).toBe(true)
    expect(await change('feedback', false)).toMatchObject({ code: '0', obj: true })
    expect((await settings()).feedback).toBe(false)
    expect(await answered(accountId, '安静')).toBe(false)
    expect(await unread(session)).toBe(0)
    expect((await call(list, {}, session)).list[0]).toMatchObject({ isRead: true })
    await change('feedback', true)
    expect(await answered(accountId, '又响')).toBe(true)
    expect(await unread(session)).toBe(1)
  })

  test('is never the money or the login', async () => {
    expect(Object.keys(await settings())).not.toContain('payment')
    for (const moduleType of ['payment', 'account'])
      expect(await change(moduleType, false)).toMatchObject({
        code: '06010101',
        msg: '此类消息涉及资金或账号安全，不能关闭',
      })
  })
})

describe('a box of two thousand', async () => {
  const { accountId, session } = await aPatient(server)
  const now = server.runtime.clock.now()
  beforeAll(async () => {
    const rows = Array.from({ length: 2000 }, (_, n) => ({
      accountId,
      moduleType: n % 2 === 0 ? 'consult' : 'coupon',
      messageType: 'consult_replied',
      title: `第${n}条`,
      content: '内容',
      createdAt: new Date(now - n * 60_000),
      readAt: n < 100 ? null : new Date(now),
    }))
    await db.insertInto('message').values(rows).execute()
  })

  test('is paged through, each message once, the newest first', async () => {
    const seen: string[] = []
    for (let pageNum = 1, more = true; more; pageNum++) {
      const reply = await call(list, { pageNum, pageSize: 50 }, session)
      seen.push(...reply.list.map(row => row.title))
      more = reply.paginator.hasNextPage
    }
    expect(seen).toEqual(Array.from({ length: 2000 }, (_, n) => `第${n}条`))
    expect((await call(list, { pageSize: 500 }, session)).list).toHaveLength(50)
  })

  test('is summed up and emptied of unread ones at once, by index', async () => {
    expect((await call(modules, {}, session)).list).toMatchObject([
      { moduleType: 'consult', unreadCount: 50, newest: { title: '第0条' } },
      { moduleType: 'coupon', unreadCount: 50, newest: { title: '第1条' } },
    ])
    const scans = await db.transaction().execute(async trx => {
      const own = { db: trx, caller: { kind: 'account', accountId } as AccountCaller, now }
      expect(await modulesOf(own, moduleTypes)).toHaveLength(2)
      const { rows } = await sql<{ whole: number; indexed: number }>`
        select seq_scan::int as whole, idx_scan::int as indexed from pg_stat_xact_user_tables where relname = 'message'`.execute(
        trx,
      )
      return rows[0]
    })
    expect(scans?.whole).toBe(0)
    expect(scans?.indexed).toBeGreaterThan(0)
    expect((await call('nethos.system.messagebox.read.all', {}, session)).obj).toBe(100)
    expect(await unread(session)).toBe(0)
  })
})
