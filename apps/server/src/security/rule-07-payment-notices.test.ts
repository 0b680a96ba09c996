import { describe, expect, test } from 'vitest'
import { aTill } from '../domains/payment/testbed.ts'
import { openTestServer } from '../testing/server.ts'

const server = await openTestServer()
const till = await aTill(server)

/** What we answered to the provider's letters about a payment. */
const answers = async (payNo: string) =>
  (
    await server.pool.query<{ answer: string }>(
      'select answer from sandbox.payment_notice where pay_no = $1 order by notice_id',
      [payNo],
    )
  ).rows.map(row => Number(row.answer.slice(0, 3)))
const bookings = async (payNo: string) =>
  (await server.db.selectFrom('ledger').select('booking').where('payNo', '=', payNo).execute()).length
const forget = (payNo: string) => server.pool.query('delete from sandbox.payment_notice where pay_no = $1', [payNo])

describe.each(['WECHAT', 'ALIPAY'] as const)('a notice of %s', way => {
  const name = way.toLowerCase()

  test('is answered with success when the row is committed, and the same one twice changes nothing', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await till.atCashier(payNo, 'succeed', 'doubled')
    expect(await answers(payNo)).toEqual([200, 200])
    expect(await till.stateOf(payNo)).toBe('paid')
    expect(await bookings(payNo)).toBe(2)
    expect(await till.refundsOf(payNo)).toEqual([])
  })

  test('with a wrong signature is refused', async () => {
    const payNo = await till.open(await till.anOrder(), way)
    await till.atCashier(payNo, 'succeed', 'forged')
    expect((await answers(payNo))[0]).toBe(500)
  })

  test('of an order that nobody knows is answered with a failure, so that the provider says it again', async () => {
    const payNo = `P${way}0000000000000001`
    await server.runtime.payments
      .find(one => one.name === name)!
      .open({
        payNo,
        channel: way === 'WECHAT' ? 'wechat-h5' : 'alipay-wap',
        amountCents: 100,
        about: { bizType: 'consult', bizId: 'nobody' },
        subject: '图文咨询',
        expiresAt: server.runtime.clock.now() + 900_000,
        returnUrl: server.origin,
        payerAddress: '127.0.0.1',
      })
    await till.atCashier(payNo, 'succeed')
    expect((await answers(payNo))[0]).toBe(500)
    await forget(payNo)
  })

  test('of another sum, another order or another merchant changes nothing', async () => {
    for (const change of ['amount_cents = 1', `passenger = 'consult:other'`]) {
      const order = await till.anOrder()
      const payNo = await till.open(order, way)
      await server.pool.query(`update sandbox.payment_order set ${change} where pay_no = $1`, [payNo])
      await till.atCashier(payNo, 'succeed')
      if (change.startsWith('amount')) {
        expect((await answers(payNo))[0]).toBe(500)
        expect(await till.stateOf(payNo)).toBe('open')
        expect(await till.consultStatus(order.consultId)).toBe('unpaid')
        expect(await bookings(payNo)).toBe(0)
      } else {
        // What it was paid for stands in our own row: the passenger of the letter moves no other order.
        expect(await till.consultStatus(order.consultId)).toBe('going')
      }
      await forget(payNo)
    }
  })

  test('that comes after the order was closed brings all of the money back, once', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await till.atCashier(payNo, 'succeed', 'late')
    await server.call('nethos.consult.info.cancel', { consultId: order.consultId }, order.patient)
    await till.atCashier(payNo, 'release')
    await expect.poll(() => till.stateOf(payNo)).toBe('surplus')
    await till.returned(payNo)
    expect(await till.refundsOf(payNo)).toMatchObject([{ amountCents: 2000 }])
  })

  test.each([
    ['application/json', '{"resource":{}}'],
    ['application/x-www-form-urlencoded', 'trade_status=TRADE_SUCCESS&total_amount=20.00'],
    ['text/plain', ''],
    ['application/json', 'x'.repeat(70_000)],
  ])('that is none is refused (%s)', async (type, body) => {
    const response = await fetch(`${server.origin}/pay/notice/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toMatch(/stack|\.ts|select /i)
  })
})
