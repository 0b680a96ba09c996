import { describe, expect, test } from 'vitest'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { openTestServer } from '../../testing/server.ts'
import { close } from '../account/closing.table.ts'
import { countLoginTry } from '../account/login-failure.table.ts'
import { aConsultWorld, aPatient, aPerson } from '../consult/testbed.ts'
import { idCardHash } from '../people/person.facts.ts'

const server = await openTestServer()
const { db, runtime } = server
const scope = () => ({ db, runtime, now: runtime.clock.now() })
const idCardFrom = (first17: string) => first17 + checkCharacter(first17)

async function anOperator(login: string, role = 'operator') {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login, passwordHash: '', name: '周敏', role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return { staffId, desk: (service: string, fields: object = {}) => server.staff.call(service, fields, session) }
}
const { desk, staffId } = await anOperator('office')
const find = (number: unknown) => desk('staff.patient.find', { number })
const detail = (patId: unknown) => desk('staff.patient.detail', { patId })

/** A patient who can be found: by his mobile, and by his ID number. */
async function findable(idCard: string) {
  const patient = await aPatient(server)
  await db
    .updateTable('account')
    .set({ mobileHash: keyedHash(runtime.keys.lookup, `account.mobile ${patient.mobile}`) })
    .where('accountId', '=', patient.accountId)
    .execute()
  await giveNumber(patient.personId, idCard)
  return patient
}
const giveNumber = (personId: string, idCard: string) =>
  db
    .updateTable('person')
    .set({
      idCardSealed: runtime.sealer.sealText(idCard, 'person.id_card'),
      idCardHash: idCardHash({ runtime }, idCard),
    })
    .where('personId', '=', personId)
    .execute()
const linesAbout = (accountId: string) =>
  db
    .selectFrom('audit')
    .select(['action', 'actorId', 'accountId', 'personId'])
    .where('accountId', '=', accountId)
    .orderBy('auditId')
    .execute()

describe('the office finds', async () => {
  const idCard = idCardFrom('11010519490307123')
  const patient = await findable(idCard)
  const masked = { patId: patient.accountId, mobile: patient.mobile.replace(/^(...)....(....)$/, '$1****$2') }

  test('the account of a mobile, masked, and the look is written down', async () => {
    const reply = await find(` ${patient.mobile.slice(0, 3)} ${patient.mobile.slice(3)} `)
    expect(reply.list).toEqual([
      { ...masked, accountState: 'open', createdAt: expect.any(Number), compatName: '张*英' },
    ])
    expect(await linesAbout(patient.accountId)).toEqual([
      { action: 'patient.find', actorId: staffId, accountId: patient.accountId, personId: null },
    ])
    const looks = await server.call('nethos.pat.record.look.list', {}, patient.session)
    expect(looks.list).toMatchObject([{ actorName: '周敏', what: '按手机号或身份证号查找了您的账号' }])
  })

  test('all accounts among whose people an ID number stands', async () => {
    const relative = await aPatient(server)
    const inHers = await aPerson(server, relative.accountId)
    await giveNumber(inHers, idCard)
    const { list } = await find(idCard.toLowerCase())
    expect(list.map(one => [one.patId, one.compatName])).toEqual([
      [patient.accountId, '张*英'],
      [relative.accountId, '张*英'],
    ])
    expect((await linesAbout(relative.accountId)).at(-1)).toMatchObject({ action: 'patient.find', personId: inHers })
    await db.updateTable('person').set({ removedAt: new Date() }).where('personId', '=', inHers).execute()
    expect((await find(idCard)).list).toHaveLength(1)
  })

  test('nobody, and that is written down as well', async () => {
    const { desk, staffId } = await anOperator('in vain')
    expect((await desk('staff.patient.find', { number: '13712345678' })).list).toEqual([])
    const lines = await db.selectFrom('audit').select(['action', 'accountId']).where('actorId', '=', staffId).execute()
    expect(lines).toEqual([{ action: 'patient.find', accountId: null }])
    expect(JSON.stringify(lines)).not.toContain('13712345678')
  })

  test.each([
    ['', '请输入手机号或身份证号'],
    [undefined, '请输入手机号或身份证号'],
    ['1380000', '请输入完整、正确的手机号或身份证号'],
    ['110105194903071230', '请输入完整、正确的手机号或身份证号'],
    ['王秀英', '请输入完整、正确的手机号或身份证号'],
  ])('nothing by %j', async (number, msg) => {
    expect(await find(number)).toMatchObject({ code: '00010422', msg })
  })

  test.each([13_800_000_001, ['13800000001'], { a: 1 }])('%j is a wrong input', async number => {
    expect((await find(number)).http).toBe(400)
  })

  test('sixty times in an hour and not more', async () => {
    await server.toBeginningOf(3_600)
    const { desk } = await anOperator('curious')
    const tries = Array.from({ length: 61 }, (_, n) => `137${String(n).padStart(8, '0')}`)
    const https = []
    for (const number of tries) https.push((await desk('staff.patient.find', { number })).http)
    expect(https.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(https.at(-1)).toBe(429)
  })
})

describe('the overview of an account', () => {
  test('shows people, hospital accounts, consults and payments, and never a whole number', async () => {
    const world = await aConsultWorld(server)
    const { accountId, personId, mobile } = world.patient
    const idCard = idCardFrom('11010519550308456')
    await giveNumber(personId, idCard)
    const child = await aPerson(server, accountId, { birthOn: null })
    await db
      .insertInto('hospitalAccount')
      .values({ accountId, personId, hosId: 'h1', recordNumber: 'B00123456', boundAt: new Date(5) })
      .execute()
    const consultId = await world.consult({ status: 'unreviewed', firstReplyAt: 0 })
    const stranger = await aConsultWorld(server)
    await stranger.consult()
    const reply = await detail(accountId)
    expect(reply.obj).toMatchObject({
      patId: accountId,
      accountState: 'open',
      lockedUntil: null,
      people: [
        {
          compatId: personId,
          compatName: '张*英',
          idCard: `110105********${idCard.slice(-4)}`,
          mobile: '138****0009',
          relationship: 'self',
          isSelf: true,
          hospitalAccounts: [{ hosName: '南山云医院', recordNumber: '*****3456', boundAt: 5 }],
        },
        { compatId: child, idCard: '', hospitalAccounts: [] },
      ],
      consultCount: 1,
      consults: [{ consultId, consultType: 'DOCPIC', consultStatus: 'unreviewed', answererName: '陈志远' }],
      paymentCount: 0,
      payments: [],
    })
    const text = JSON.stringify(reply.obj)
    for (const whole of [mobile, idCard, '13800000009', 'B00123456', '张秀英']) expect(text).not.toContain(whole)
  })

  test('writes a line each time, and one a day for each person', async () => {
    const { accountId, personId, session } = await aPatient(server)
    for (const _times of [1, 2]) await detail(accountId)
    expect((await linesAbout(accountId)).map(line => [line.action, line.personId])).toEqual([
      ['patient.read', null],
      ['patient.people', personId],
      ['patient.read', null],
    ])
    const { list } = await server.call('nethos.pat.record.look.list', {}, session)
    expect(list.map(look => look.what)).toContain('查看了您的账号资料（已脱敏）')
  })

  test('says that it is locked, about to be closed, or closed', async () => {
    const patient = await findable(idCardFrom('11010519600101777'))
    for (const _times of [1, 2, 3, 4, 5]) await countLoginTry(scope(), { side: 'patient', name: patient.mobile })
    expect((await detail(patient.accountId)).obj).toMatchObject({
      accountState: 'locked',
      lockedUntil: expect.any(Number),
    })
    const due = new Date(runtime.clock.now() + 1000)
    await db
      .updateTable('account')
      .set({ closingAskedAt: new Date(runtime.clock.now()), closingDueAt: due })
      .where('accountId', '=', patient.accountId)
      .execute()
    expect((await detail(patient.accountId)).obj).toMatchObject({
      accountState: 'closing',
      closingDueAt: due.getTime(),
    })
    await db.transaction().execute(trx => close({ ...scope(), db: trx } as never, patient.accountId))
    expect((await detail(patient.accountId)).obj).toMatchObject({
      accountState: 'closed',
      mobile: '',
      closingDueAt: null,
      closedAt: expect.any(Number),
      people: [{ compatName: '张*英' }],
    })
    expect((await find(patient.mobile)).list).toEqual([])
    expect((await find(idCardFrom('11010519600101777'))).list).toMatchObject([{ accountState: 'closed', mobile: '' }])
  })

  test('of nobody does not exist', async () => {
    expect(await detail('nobodys')).toMatchObject({ http: 200, code: '00010440', msg: '记录不存在' })
    expect((await detail({ id: 1 })).http).toBe(400)
  })

  test('is nothing for doctors, nurses and pharmacists', async () => {
    const { accountId } = await aPatient(server)
    for (const role of ['nurse', 'pharmacist']) {
      const other = await anOperator(`as ${role}`, role)
      expect(await other.desk('staff.patient.detail', { patId: accountId })).toMatchObject({ code: '00010441' })
    }
    const { doctor } = await aConsultWorld(server)
    expect(await server.staff.call('staff.patient.find', { number: '13800000001' }, doctor.session)).toMatchObject({
      code: '00010441',
      msg: '您没有此项权限',
    })
    expect(await linesAbout(accountId)).toEqual([])
  })
})
