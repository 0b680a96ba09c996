import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { anAccount, type TestAccount } from '../../testing/people.ts'
import { nobodysName } from '../../sandbox/identity/citizens.ts'
import { anIdCard, aPerson } from './people.samples.ts'

const server = await openTestServer()
const { call } = server

async function anAgreed(): Promise<TestAccount> {
  const account = await anAccount(server)
  await call('smarthos.privacy.protocol.records.save', { moduleType: '实名认证授权' }, account.session)
  return account
}
const verify = ({ session }: TestAccount, compatId: string, name: string, Idcard: string) =>
  call('nethos.sys.user.auth', { compatId, name, Idcard }, session)
const ways = async ({ session }: TestAccount, compatId: string) =>
  (await call('nethos.sys.user.auth.list', { compatId }, session)).list
/** The first name that is asked for with a number is its holder's: puts somebody into the sandbox's register. */
async function aCitizen(name = '王秀英'): Promise<{ name: string; idCard: string }> {
  const idCard = anIdCard()
  await server.pool.query('insert into sandbox.citizen (id_card, name) values ($1, $2)', [idCard, name])
  return { name, idCard }
}
const tries = async () => (await server.pool.query('select 1 from real_name_try')).rowCount
const tooMany = { http: 200, code: '01030301', msg: '每人每天最多可认证5次，请明天再试' }
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }

describe('the ways to be verified', () => {
  test('are three, of which the carrier’s is not open', async () => {
    const owner = await anAgreed()
    expect(await ways(owner, await aPerson(server, owner.accountId))).toEqual([
      { authType: 'hospital', enabled: false, isOpen: true },
      { authType: 'police', enabled: false, isOpen: true, triesLeft: 5 },
      { authType: 'carrier', enabled: false, isOpen: false },
    ])
    const stranger = await anAccount(server)
    const compatId = await aPerson(server, owner.accountId)
    expect(await call('nethos.sys.user.auth.list', { compatId }, stranger.session)).toMatchObject(notFound)
    expect(await verify(await anAgreed(), compatId, '王秀英', anIdCard())).toMatchObject(notFound)
  })
})

describe('the police', () => {
  test('verify name and ID number that belong together; then both are locked', async () => {
    const owner = await anAgreed()
    const { name, idCard } = await aCitizen('𠮷田·㛃')
    const personId = await aPerson(server, owner.accountId, { personName: '打错了', idCard: anIdCard() })
    expect(await verify(owner, personId, name, idCard.toLowerCase())).toMatchObject({ code: '0', obj: true })
    const { obj } = await call('nethos.pat.compat.detail', { compatId: personId }, owner.session)
    expect(obj).toMatchObject({ compatName: name, isRealnameAuth: true })
    expect(await ways(owner, personId)).toMatchObject([{}, { authType: 'police', enabled: true }, {}])
    expect(await verify(owner, personId, '别人', idCard)).toMatchObject({ code: '01030001' })
    expect(await verify(owner, personId, name, idCard)).toMatchObject({ code: '0', obj: true })
  })

  test('take a number of 15 for its 18', async () => {
    const owner = await anAgreed()
    const personId = await aPerson(server, owner.accountId)
    await server.pool.query(`insert into sandbox.citizen values ('11010519491231002X', '陈建国')`)
    expect(await verify(owner, personId, '陈建国', '110105491231002')).toMatchObject({ obj: true })
    expect(await verify(owner, personId, '陈建国', '110105491231002')).toMatchObject({ obj: true })
  })

  test('say no to another name, and do not know every number', async () => {
    const owner = await anAgreed()
    const { idCard } = await aCitizen()
    const personId = await aPerson(server, owner.accountId)
    expect(await verify(owner, personId, '别人', idCard)).toMatchObject({ code: '0', obj: false })
    expect(await verify(owner, personId, nobodysName, idCard)).toMatchObject({
      code: '01030302',
      msg: '公安系统中查不到此身份证号，请核对后再试',
    })
    expect(await ways(owner, personId)).toMatchObject([{}, { enabled: false }, {}])
  })

  test('are asked five times a day about one number, by all accounts together, and again the next day', async () => {
    const [one, other] = [await anAgreed(), await anAgreed()]
    const { idCard } = await aCitizen()
    const [hers, his] = [await aPerson(server, one.accountId), await aPerson(server, other.accountId)]
    for (let nth = 0; nth < 3; nth++) expect(await verify(one, hers, '别人', idCard)).toMatchObject({ obj: false })
    for (let nth = 0; nth < 2; nth++) expect(await verify(other, his, '别人', idCard)).toMatchObject({ obj: false })
    expect(await verify(one, hers, '别人', idCard)).toMatchObject(tooMany)
    expect(await verify(other, his, '王秀英', idCard)).toMatchObject(tooMany)
    await server.advance(86_400)
    const [next] = [await anAgreed()]
    const theirs = await aPerson(server, next.accountId)
    expect(await verify(next, theirs, '王秀英', idCard)).toMatchObject({ obj: true })
  })

  test('are asked five times also when ten ask at once', async () => {
    const owner = await anAgreed()
    const { idCard } = await aCitizen()
    const personId = await aPerson(server, owner.accountId)
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(owner, personId, '别人', idCard)))
    expect(replies.filter(reply => reply.obj === false)).toHaveLength(5)
    expect(replies.filter(reply => reply.code === tooMany.code)).toHaveLength(5)
  })

  test('are not asked twice about what was right once', async () => {
    const { name, idCard } = await aCitizen()
    const [one, other] = [await anAgreed(), await anAgreed()]
    await verify(one, await aPerson(server, one.accountId), name, idCard)
    const before = await tries()
    expect(await verify(other, await aPerson(server, other.accountId), name, idCard)).toMatchObject({ obj: true })
    expect(await tries()).toBe(before)
  })

  test('learn nothing of whoever has not agreed', async () => {
    const owner = await anAccount(server)
    const before = await tries()
    expect(await verify(owner, await aPerson(server, owner.accountId), '王秀英', anIdCard())).toMatchObject({
      code: '01030304',
      msg: '请先阅读并同意实名认证授权说明',
    })
    expect(await tries()).toBe(before)
  })

  test('do not give two people of an account one number', async () => {
    const owner = await anAgreed()
    const { name, idCard } = await aCitizen()
    await aPerson(server, owner.accountId, { idCard })
    expect(await verify(owner, await aPerson(server, owner.accountId), name, idCard)).toMatchObject({
      code: '01030002',
    })
  })

  test('cost no try when they do not answer', async () => {
    const owner = await anAgreed()
    const { name, idCard } = await aCitizen()
    const personId = await aPerson(server, owner.accountId, { idCard })
    const left = async () => (await ways(owner, personId))[1].triesLeft
    const owning = new pg.Client({ connectionString: server.database.url })
    await owning.connect()
    await owning.query('alter table sandbox.citizen rename to citizen_away')
    expect(await verify(owner, personId, name, idCard)).toMatchObject({
      http: 503,
      msg: '暂时连接不上公安认证，这次不算次数，请稍后再试',
    })
    await owning.query('alter table sandbox.citizen_away rename to citizen')
    await owning.end()
    await server.advance(60)
    expect(await left()).toBe(5)
    expect(await verify(owner, personId, name, idCard)).toMatchObject({ obj: true })
  })

  test.each([
    [{ name: ' ' }, '姓名不能为空'],
    [{ Idcard: '1' }, '身份证格式错误'],
    [{ Idcard: '' }, '身份证号不能为空'],
  ])('are asked nothing that is wrong in form: %j', async (wrong, msg) => {
    const owner = await anAgreed()
    const compatId = await aPerson(server, owner.accountId)
    const sent = { compatId, name: '王秀英', Idcard: anIdCard(), ...wrong }
    expect(await call('nethos.sys.user.auth', sent, owner.session)).toMatchObject({ code: '00010422', msg })
  })
})
