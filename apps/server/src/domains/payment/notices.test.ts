import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { ledgerBalance } from './ledger.table.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db } = server

/** What the provider kept of its letters about a payment. */
const letters = async (payNo: string) =>
  (
    await server.pool.query<{ state: string; answer: string | null }>(
      'select state, answer from sandbox.payment_notice where pay_no = $1 order by notice_id',
      [payNo],
    )
  ).rows
const bookings = async (payNo: string) =>
  (await db.selectFrom('ledger').select('booking').where('payNo', '=', payNo).orderBy('entryId').execute()).map(
    row => row.booking.split(' ')[0],
  )

afterAll(async () => {
  const sums = Object.values(await ledgerBalance(db))
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(0)
})

describe.each(['WECHAT', 'ALIPAY'] as const)('a notice of %s', way => {
  test('is answered when the consult has begun, the money is booked and all is committed', async () => {
    const { payNo, consultId } = await till.paid(way)
    expect((await letters(payNo)).map(one => one.state)).toEqual(['taken'])
    expect(await till.consultStatus(consultId)).toBe('going')
    expect(await bookings(payNo)).toEqual(['paid', 'paid'])
    const payment = await db.selectFrom('payment').selectAll().where('payNo', '=', payNo).executeTakeFirstOrThrow()
    expect(payment).toMatchObject({
      provider: way.toLowerCase(),
      dueAt: null,
      providerNo: expect.stringMatching(/^\d{28}$/),
    })
  })

  test('that comes twice changes nothing', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await till.atCashier(payNo, 'succeed', 'doubled')
    expect((await letters(payNo)).map(one => one.state)).toEqual(['taken', 'taken'])
    expect(await till.stateOf(payNo)).toBe('paid')
    expect(await till.refundsOf(payNo)).toEqual([])
    expect(await bookings(payNo)).toHaveLength(2)
    const begun = await db.selectFrom('consultMove').select('event').where('consultId', '=', order.consultId).execute()
    expect(begun).toEqual([{ event: 'pay' }])
  })

  test('that is forged is refused and changes nothing; the right one still counts', async () => {
    const payNo = await till.open(await till.anOrder(), way)
    await till.atCashier(payNo, 'succeed', 'forged')
    const [forged, right] = await letters(payNo)
    expect(forged).toMatchObject({ state: 'given_up', answer: expect.stringMatching(/^500 /) })
    expect(right).toMatchObject({ state: 'taken' })
    expect(await till.stateOf(payNo)).toBe('paid')
  })

  test('of another amount is refused', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await server.pool.query('update sandbox.payment_order set amount_cents = 1 where pay_no = $1', [payNo])
    await till.atCashier(payNo, 'succeed')
    expect((await letters(payNo))[0]).toMatchObject({ state: 'waiting', answer: expect.stringMatching(/^500 /) })
    expect(await till.stateOf(payNo)).toBe('open')
    expect(await till.consultStatus(order.consultId)).toBe('unpaid')
    expect(await bookings(payNo)).toEqual([])
    await server.pool.query('delete from sandbox.payment_notice where pay_no = $1', [payNo])
  })

  test('that is lost is made good by the clock, which asks the provider', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await till.atCashier(payNo, 'succeed', 'lost')
    expect(await till.stateOf(payNo)).toBe('open')
    await server.advance(10)
    expect(await till.stateOf(payNo)).toBe('paid')
    expect(await till.consultStatus(order.consultId)).toBe('going')
  })

  test('that comes after the order has been closed brings the money back in full, once', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await till.atCashier(payNo, 'succeed', 'late')
    await server.call('nethos.consult.info.cancel', { consultId: order.consultId }, order.patient)
    await till.atCashier(payNo, 'release')
    await expect.poll(() => till.stateOf(payNo)).toBe('surplus')
    await till.returned(payNo)
    expect(await till.refundsOf(payNo)).toMatchObject([{ cause: 'surplus', amountCents: 2000 }])
    expect(await till.consultStatus(order.consultId)).toBe('cancelled')
    const [{ refunds } = { refunds: [] }] = await till.atProvider(order.consultId)
    expect(refunds).toMatchObject([{ amount: 2000, state: 'done' }])
    expect(await bookings(payNo)).toEqual(['paid', 'paid', 'owed', 'owed', 'returned', 'returned'])
  })

  test('of a failure leaves the order open for another attempt', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order, way)
    await till.atCashier(payNo, 'fail')
    expect(await till.stateOf(payNo)).toBe(way === 'WECHAT' ? 'failed' : 'closed')
    const second = await till.open(order, way)
    expect(second).not.toBe(payNo)
    await till.atCashier(second, 'succeed')
    expect(await till.consultStatus(order.consultId)).toBe('going')
  })

  test('of an order that we do not know is refused, so that it is sent again', async () => {
    const provider = server.runtime.payments.find(one => one.name === way.toLowerCase())!
    const payNo = `P${way}unknown`
    await provider.open({
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
    expect((await letters(payNo))[0]).toMatchObject({ state: 'waiting', answer: expect.stringMatching(/^500 /) })
    await server.pool.query('delete from sandbox.payment_notice where pay_no = $1', [payNo])
  })
})

test.each(['wechat', 'alipay'])('what is no notice at all is refused (%s)', async name => {
  for (const [type, body] of [
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['text/plain', 'hello'],
    ['application/json', ''],
  ] as const) {
    const response = await fetch(`${server.origin}/pay/notice/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(500)
  }
})

describe('two payments for one order', () => {
  test('one counts and the other goes back', async () => {
    const order = await till.anOrder()
    const [wechat, alipay] = [await till.open(order), await till.open(order, 'ALIPAY')]
    await till.atCashier(wechat, 'succeed', 'late')
    await till.atCashier(alipay, 'succeed', 'late')
    await Promise.all([till.atCashier(wechat, 'release'), till.atCashier(alipay, 'release')])
    const states = async () => [await till.stateOf(wechat), await till.stateOf(alipay)].toSorted()
    await expect.poll(states).toEqual(['paid', 'surplus'])
    const surplus = (await till.stateOf(wechat)) === 'surplus' ? wechat : alipay
    await till.returned(surplus)
    expect(await till.refundsOf(surplus === wechat ? alipay : wechat)).toEqual([])
    const returned = (await till.atProvider(order.consultId)).flatMap(one => one.refunds)
    expect(returned).toHaveLength(1)
  })

  test('when one counts, the other is closed at its provider', async () => {
    const order = await till.anOrder()
    const [wechat, alipay] = [await till.open(order), await till.open(order, 'ALIPAY')]
    await till.atCashier(wechat, 'succeed')
    await server.runner.idle()
    expect(await till.stateOf(alipay)).toBe('closed')
    expect((await till.atProvider(order.consultId)).map(one => one.state).toSorted()).toEqual(['closed', 'paid'])
  })
})

describe('an order whose time is over', () => {
  test('is closed here and at the provider', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order)
    await server.advance(920)
    expect(await till.stateOf(payNo)).toBe('closed')
    expect((await till.atProvider(order.consultId))[0]!.state).toBe('closed')
    const { dueAt } = await db
      .selectFrom('payment')
      .select('dueAt')
      .where('payNo', '=', payNo)
      .executeTakeFirstOrThrow()
    expect(dueAt).toSatisfy((at: Date | null) => at === null || at.getTime() > server.runtime.clock.now())
  })

  test('that was paid without our knowing is found, and the money goes back', async () => {
    const order = await till.anOrder()
    const payNo = await till.open(order)
    await till.atCashier(payNo, 'succeed', 'lost')
    await server.advance(900)
    await server.advance(120)
    expect(await till.consultStatus(order.consultId)).toBe('expired')
    expect(await till.stateOf(payNo)).toBe('surplus')
    await till.returned(payNo)
  })
})
