import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sandboxThird } from '../../settings.ts'
import { openTestServer } from '../../testing/server.ts'
import { aPatient, aPerson } from '../consult/testbed.ts'
import { exchangePath } from './exchange.ts'

interface Third {
  thirdId: string
  key: string
}
const first: Third = sandboxThird
const other: Third = { thirdId: 'rx-2', key: 'b7'.repeat(32) }
const server = await openTestServer({
  NETHOS_THIRD_PARTIES: [sandboxThird, other].map(({ thirdId, key }) => `${thirdId}=${key}`).join(','),
})
const service = 'smarthos.third.authorization.code.get.v2'
const patient = await aPatient(server)
const stranger = await aPatient(server)
const codeOver = { http: 200, code: '01100002', msg: 'token已失效，请重新进入' }

const codeOf = async (fields: object = {}, as = patient.session): Promise<string> =>
  (await server.call(service, fields, as)).obj.token

async function exchange(
  token: string,
  { third = first, key, body = {} }: { third?: Third; key?: string; body?: object } = {},
) {
  const { thirdId } = third
  const text = JSON.stringify({ thirdId, token, timestamp: server.runtime.clock.now(), ...body })
  const sign = createHmac('sha256', Buffer.from(key ?? third.key, 'hex'))
    .update(text)
    .digest('hex')
  const response = await fetch(server.origin + exchangePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sign': sign },
    body: text,
  })
  return { http: response.status, ...((await response.json()) as { code: string; msg: string; obj?: any }) }
}

describe('a code', () => {
  test('tells the partner whose page it shows, once', async () => {
    const token = await codeOf()
    expect(token).toMatch(/^[\w-]{43}$/)
    const [one, two] = await Promise.all([exchange(token), exchange(token)])
    const winner = [one, two].find(answer => answer.code === '0')!
    expect([one.code, two.code].toSorted()).toEqual(['0', codeOver.code])
    expect(winner.obj).toEqual({
      userId: expect.stringMatching(/^[\w-]{43}$/),
      compatId: expect.stringMatching(/^[\w-]{43}$/),
      compatName: '张秀英',
      compatGender: expect.stringMatching(/^[MF]?$/),
      compatAge: expect.any(Number),
      isRealnameAuth: expect.any(Boolean),
    })
    expect(JSON.stringify(winner)).not.toContain(patient.accountId)
    expect(await exchange(token)).toMatchObject(codeOver)
  })

  test('is over after five minutes, and with its session', async () => {
    const token = await codeOf()
    await server.advance(5 * 60)
    expect(await exchange(token)).toMatchObject(codeOver)
    const leaver = await aPatient(server)
    const left = await codeOf({}, leaver.session)
    await server.call('nethos.pat.logout', {}, leaver.session)
    expect(await exchange(left)).toMatchObject(codeOver)
  })

  test('is for one of the caller’s own people, whatever userId is sent along', async () => {
    const child = await aPerson(server, patient.accountId, { birthOn: '2020-01-01' })
    const [self, ofChild] = [
      (await exchange(await codeOf({ userId: stranger.accountId, userType: 'PAT' }))).obj,
      (await exchange(await codeOf({ compatId: child }))).obj,
    ]
    expect(self.compatId).not.toBe(ofChild.compatId)
    expect(self.userId).toBe(ofChild.userId)
    expect(self.userId).toBe((await exchange(await codeOf())).obj.userId)
    expect((await exchange(await codeOf({}, stranger.session))).obj.userId).not.toBe(self.userId)
    for (const compatId of [stranger.personId, 'nobody'])
      expect(await server.call(service, { compatId }, patient.session)).toMatchObject({
        http: 200,
        code: '00010440',
        msg: '记录不存在',
      })
  })

  test('of a person who has gone from the list meanwhile tells nothing', async () => {
    const child = await aPerson(server, patient.accountId, { birthOn: '2021-01-01' })
    const token = await codeOf({ compatId: child })
    await server.db
      .updateTable('person')
      .set({ removedAt: new Date(server.runtime.clock.now()) })
      .where('personId', '=', child)
      .execute()
    expect(await exchange(token)).toMatchObject(codeOver)
  })

  test('is one partner’s alone, and no two of them know the same ids', async () => {
    const token = await codeOf({ thirdId: other.thirdId })
    expect(await exchange(token)).toMatchObject(codeOver)
    const winner = (await exchange(token, { third: other })).obj
    expect(winner.compatId).not.toBe((await exchange(await codeOf())).obj.compatId)
    expect(await server.call(service, { thirdId: 'unknown' }, patient.session)).toMatchObject({
      code: '01100001',
      msg: '该服务暂未开通',
    })
  })

  test('leaves a line in the audit log', async () => {
    await codeOf()
    const line = await server.db
      .selectFrom('audit')
      .select(['accountId', 'personId', 'recordId', 'actorId'])
      .where('action', '=', 'third.code')
      .orderBy('auditId', 'desc')
      .executeTakeFirst()
    const { accountId, personId } = patient
    expect(line).toEqual({ accountId, personId, recordId: '5002', actorId: accountId })
  })

  test('is for whoever has logged in, with fields of the right types', async () => {
    expect(await server.call(service, {})).toMatchObject({ http: 401 })
    for (const fields of [{ compatId: 7 }, { thirdId: ['5002'] }, { thirdId: 'a b' }])
      expect(await server.call(service, fields, patient.session)).toMatchObject({ http: 400 })
  })
})

describe('the exchange', () => {
  test('takes the partner’s signature, time and form only', async () => {
    const token = await codeOf()
    expect(await exchange(token, { key: other.key })).toMatchObject({ http: 403 })
    expect(await exchange(token, { third: { ...sandboxThird, thirdId: 'nobody' } })).toMatchObject({ http: 403 })
    const old = { timestamp: server.runtime.clock.now() - 6 * 60_000 }
    expect(await exchange(token, { body: old })).toMatchObject({ http: 403 })
    expect(await exchange(token, { body: { timestamp: 'now' } })).toMatchObject({ http: 400 })
    expect(await exchange('short')).toMatchObject({ http: 400 })
    expect((await exchange(token)).code).toBe('0')
  })
})
