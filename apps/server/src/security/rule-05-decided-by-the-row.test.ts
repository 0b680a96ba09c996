import { describe, expect, test } from 'vitest'
import { aLoginCaptcha, aMobile, aRegistered } from '../domains/account/account.samples.ts'
import { aConsultWorld, aPatient } from '../domains/consult/testbed.ts'
import { aTill } from '../domains/payment/testbed.ts'
import { openTestServer, serverOn } from '../testing/server.ts'
import type { Reply, Session } from '../testing/client.ts'

const first = await openTestServer()
const second = await serverOn(first.database)
const till = await aTill(first)

/** The same call so many times at once, by turns at either process. */
const atOnce = (times: number, service: string, fields: () => object, as?: Session): Promise<Reply[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => (n % 2 ? second : first).call(service, fields(), as)))
const codes = (replies: Reply[]) => replies.map(reply => `${reply.http} ${reply.code}`).sort()
const count = async (sql: string, id: string): Promise<number> =>
  (await first.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, [id])).rows[0]!.n

test('one consult is begun of twelve that are asked for at once', async () => {
  const { patient, doctor } = await aConsultWorld(first)
  const replies = await atOnce(
    12,
    'nethos.consult.info.docpic.issue.v2',
    () => ({ docId: doctor.docId, consultContent: '头晕' }),
    patient.session,
  )
  expect(replies.filter(reply => reply.code === '0')).toHaveLength(1)
  expect(replies.filter(reply => reply.code === '02010002')).toHaveLength(11)
  expect(await count('consult where account_id = $1', patient.accountId)).toBe(1)
})

test('the last reply of a quota is given once', async () => {
  const { patient, consult } = await aConsultWorld(first)
  const consultId = await consult({ repliesLeft: 1 })
  const replies = await atOnce(
    12,
    'nethos.consult.info.reply',
    () => ({ consultId, replyContent: '好' }),
    patient.session,
  )
  expect(codes(replies)).toEqual(['200 0', ...Array<string>(11).fill('200 02010010')])
  expect(await count('consult_message where consult_id = $1', consultId)).toBe(1)
})

test('a consult is ended, and reviewed, once', async () => {
  const { patient, consult } = await aConsultWorld(first)
  const consultId = await consult()
  const ended = await atOnce(6, 'nethos.consult.info.complete.v2', () => ({ consultId }), patient.session)
  expect(ended.filter(reply => reply.code === '0')).toHaveLength(1)
  const reviewed = await atOnce(6, 'nethos.consult.info.comment', () => ({ consultId, score: 10 }), patient.session)
  expect(reviewed.filter(reply => reply.code === '0')).toHaveLength(1)
  expect(await count('review where consult_id = $1', consultId)).toBe(1)
  expect(await count('consult_move where consult_id = $1', consultId)).toBe(2)
})

test('a captcha registers one account', async () => {
  const { cid, captcha, mobile } = await aLoginCaptcha(first, aMobile())
  const replies = await atOnce(8, 'nethos.pat.register.v3', () => ({ cid, captcha, patName: '李梅', mobile }))
  expect(replies.filter(reply => reply.code === '0')).toHaveLength(1)
  for (const reply of replies) expect(['0', '01020101', expect.any(String)]).toContain(reply.code)
  expect(replies.every(reply => reply.http === 200)).toBe(true)
})

test('an order is opened once at its provider, and a second payment goes back', async () => {
  const order = await till.anOrder()
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => till.pay(order)))
  expect(replies.every(reply => reply.code === '0')).toBe(true)
  expect(await count('payment where biz_id = $1', order.consultId)).toBe(1)

  const wechat = (
    await first.db.selectFrom('payment').select('payNo').where('bizId', '=', order.consultId).executeTakeFirstOrThrow()
  ).payNo
  const alipay = await till.open(order, 'ALIPAY')
  await Promise.all([till.atCashier(wechat, 'succeed'), till.atCashier(alipay, 'succeed').catch(() => undefined)])
  await first.advance(40)
  expect(await count(`payment where biz_id = $1 and state = 'paid'`, order.consultId)).toBe(1)
  expect(await till.consultStatus(order.consultId)).toBe('going')
})

test('of a cancellation and a payment at the same moment the money is never lost', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => till.anOrder()))
  for (const order of orders) {
    const payNo = await till.open(order)
    await Promise.all([
      till.atCashier(payNo, 'succeed'),
      second.call('nethos.consult.info.cancel', { consultId: order.consultId }, order.patient),
    ])
    const [status, state, refunds] = [
      await till.consultStatus(order.consultId),
      await till.stateOf(payNo),
      await till.refundsOf(payNo),
    ]
    // Begun and paid for; or cancelled, and the money is on its way back, or was never taken.
    expect([`going paid 0`, `cancelled surplus 1`, `cancelled closed 0`]).toContain(
      `${status} ${state} ${refunds.length}`,
    )
  }
})

describe('the database itself refuses', () => {
  test.each([
    [
      'a second paid payment of one order',
      `insert into payment (pay_no, biz_type, biz_id, account_id, provider, channel, amount_cents, subject, payer_address, return_url, state, created_at, expires_at, paid_at) select 'P2', 'consult', biz_id, account_id, 'wechat', 'wechat-h5', 1, '', '', '', 'paid', now(), now(), now() from payment where state = 'paid' limit 1`,
    ],
    ['a reply too many', 'update consult set replies_left = -1'],
    ['a negative price', 'update consult set fee_cents = -1'],
    ['a state that nobody knows', `update consult set status = 'free'`],
    [
      'a booking that does not add up',
      `insert into ledger (booking, book, amount_cents, pay_no, at) select 'gift', 'earned', 1, pay_no, now() from payment limit 1`,
    ],
    [
      'two accounts of one mobile',
      'insert into account (mobile_sealed, mobile_hash, created_at) select mobile_sealed, mobile_hash, now() from account limit 1',
    ],
    ['a captcha tried six times', 'update captcha set tries = 6'],
  ])('%s', async (_what, statement) => {
    await aRegistered(first)
    await till.paid()
    await expect(first.pool.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  })
})

test('what follows from a change is written with it or not at all', async () => {
  const patient = await aPatient(first)
  const { consult } = await aConsultWorld(first)
  const consultId = await consult()
  const file = 'no-such-file'
  const fields = { consultId, replyContent: '附图', attaIdList: [file] }
  expect((await first.call('nethos.consult.info.reply', fields, patient.session)).code).toBe('00010440')
  expect(await count('consult_message where consult_id = $1', consultId)).toBe(0)
  expect(await count('consult where consult_id = $1 and replies_left = 10', consultId)).toBe(1)
})
