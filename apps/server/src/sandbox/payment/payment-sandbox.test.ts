import { spawn } from 'node:child_process'
import { createVerify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { dayOf } from '@nethos/contract/common/days.ts'
import { expect, test } from 'vitest'
import { alipay } from '../../adapters/alipay/alipay.ts'
import { wechatPay } from '../../adapters/wechat-pay/wechat-pay.ts'
import type { PayChannel } from '../../ports/payment.ts'
import { openPool } from '../../database/connect.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { merchantSerial, readPaymentKeys } from './keys.ts'
import { releaseHeld } from './notice.table.ts'
import { paymentSandbox } from './payment-sandbox.ts'
import { quickPayer } from './quick-payer.ts'
import { anOrder, goToCashier, newPayNo, paymentTestbed } from './testbed.ts'

const bed = await paymentTestbed()
const { appUrl: freshUrl } = await testDatabase()

const open = async (channel: PayChannel = 'wechat-h5', bizId = newPayNo()) => {
  const order = anOrder(bed, channel, { about: { bizType: 'consult', bizId } })
  const provider = channel === 'alipay-wap' ? bed.providers.alipay : bed.providers.wechat
  const entry = await provider.open(order)
  await goToCashier(entry)
  return { order, entry, bizId }
}
const post = (path: string, body?: unknown) =>
  fetch(`${bed.origin}/sandbox/payments/${path}`, {
    method: 'POST',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

test('the payments of one thing are listed, newest first', async () => {
  const { order: first, bizId } = await open('wechat-jsapi')
  bed.advance(1)
  const { order: second } = await open('alipay-wap', bizId)
  const list = await (await fetch(`${bed.origin}/sandbox/payments?bizId=${bizId}`)).json()
  expect(list).toMatchObject([
    { payNo: second.payNo, bizType: 'consult', bizId, channel: 'ALIPAY', amount: 4_990, state: 'open', refunds: [] },
    { payNo: first.payNo, bizType: 'consult', bizId, channel: 'WECHAT', amount: 4_990, state: 'open', refunds: [] },
  ])
  const all = (await (await fetch(`${bed.origin}/sandbox/payments`)).json()) as { payNo: string }[]
  expect(all.map(one => one.payNo)).toEqual(expect.arrayContaining([first.payNo, second.payNo]))
})

test('what the payer does can be said from outside, with or without a body', async () => {
  const { order } = await open()
  expect((await post(`${order.payNo}/cancel`)).status).toBe(200)
  const answer = await post(`${order.payNo}/succeed`, { notice: 'late' })
  expect(await answer.json()).toMatchObject({ payNo: order.payNo, state: 'paid' })
  expect(bed.noticesOf(order.payNo)).toEqual([])
  expect((await post(`${order.payNo}/release`)).status).toBe(200)
  expect(bed.noticesOf(order.payNo)).toHaveLength(1)
})

test('what cannot be is refused in a sentence', async () => {
  const { order } = await open()
  expect((await post(`${newPayNo()}/succeed`)).status).toBe(404)
  expect((await post(`${order.payNo}/explode`)).status).toBe(404)
  expect((await post(`${order.payNo}/succeed`, { notice: 'never' })).status).toBe(400)
  await post(`${order.payNo}/succeed`)
  const again = await post(`${order.payNo}/succeed`)
  expect(again.status).toBe(409)
  expect(await again.json()).toEqual({ code: 'ORDER_PAID', message: '该订单已支付，不会重复扣款' })
})

test('the bridge parameters carry the merchant’s own signature', async () => {
  const { entry } = await open('wechat-jsapi')
  if (entry.kind !== 'bridge') throw new Error('no bridge')
  const { appId, timeStamp, nonceStr, package: pack, signType, paySign = '' } = entry.params
  expect(signType).toBe('RSA')
  const { wechatMerchant } = await readPaymentKeys(bed.pool)
  const signed = `${appId}\n${timeStamp}\n${nonceStr}\n${pack}\n`
  expect(createVerify('RSA-SHA256').update(signed).verify(wechatMerchant.publicKey, paySign, 'base64')).toBe(true)
})

test('a request without a signature is answered as the providers do', async () => {
  const { order } = await open()
  const wechat = await fetch(
    `${bed.origin}/sandbox/providers/wechat/v3/pay/transactions/out-trade-no/${order.payNo}?mchid=1900000109`,
  )
  expect(wechat.status).toBe(401)
  expect(await wechat.json()).toMatchObject({ code: 'SIGN_ERROR' })
  const alipay = await fetch(
    `${bed.origin}/sandbox/providers/alipay/gateway.do?method=alipay.trade.query&app_id=2021000100000001`,
    { method: 'POST' },
  )
  expect(await alipay.json()).toMatchObject({
    alipay_trade_query_response: { code: '40002', sub_code: 'isv.invalid-signature' },
  })
})

test('processes that start together and later share one set of keys', async () => {
  const fresh = openPool({ url: freshUrl, size: 4, onError: () => undefined })
  const [one, other] = await Promise.all([readPaymentKeys(fresh), readPaymentKeys(fresh)])
  expect(other).toEqual(one)
  expect(await readPaymentKeys(fresh)).toEqual(one)
  expect(merchantSerial(one)).toMatch(/^[0-9A-F]{40}$/)
  await fresh.end()
})

test('many processes send each notice once', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => open()))
  const payNos = orders.map(({ order }) => order.payNo)
  for (const payNo of payNos) await bed.sandbox.settle(payNo, 'succeed', { notice: 'late' })
  for (const payNo of payNos) await releaseHeld(bed.pool, { payNo })
  const sandboxes = await Promise.all([1, 2, 3].map(() => bed.newSandbox()))
  await Promise.all(sandboxes.flatMap(one => [one.deliverNotices(), one.deliverNotices()]))
  for (const payNo of payNos) {
    expect(bed.noticesOf(payNo)).toHaveLength(1)
    expect(await bed.sandbox.listNotices(payNo)).toMatchObject([{ state: 'taken', attempts: 1 }])
  }
})

test('a notice that was being sent when its process was killed is sent again', async () => {
  let killed: () => void
  const wasReceived = new Promise<void>(resolve => (killed = resolve))
  const answers: ((response: ServerResponse) => void)[] = [() => killed(), response => response.writeHead(200).end()]
  const merchant = createServer((_request, response) => answers.shift()?.(response)).listen(0, '127.0.0.1')
  await once(merchant, 'listening')
  const notifyUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/`
  const order = anOrder(bed, 'wechat-h5')
  await wechatPay({ ...bed.wechatSettings(), notifyUrl }).open(order)
  await bed.sandbox.settle(order.payNo, 'succeed', { notice: 'late' })
  await releaseHeld(bed.pool, { payNo: order.payNo })

  const child = spawn(process.execPath, [join(import.meta.dirname, 'killed-delivery.ts'), bed.appUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await wasReceived
  child.kill('SIGKILL')
  await once(child, 'exit')
  await bed.sandbox.deliverNotices()
  expect(await bed.sandbox.listNotices(order.payNo)).toMatchObject([{ state: 'waiting', attempts: 1 }])

  await bed.pool.query(`update sandbox.payment_notice set sending_until = clock_timestamp() where pay_no = $1`, [
    order.payNo,
  ])
  expect(await bed.sandbox.deliverNotices({ payNo: order.payNo })).toBe(1)
  expect(await bed.sandbox.listNotices(order.payNo)).toMatchObject([{ state: 'taken', attempts: 2 }])
  merchant.closeAllConnections()
  merchant.close()
})

test('the pump ends refunds and sends notices by itself, until it is stopped', async () => {
  const pump = await paymentSandbox({ pool: bed.pool, now: bed.now })
  const { order } = await open()
  await bed.sandbox.settle(order.payNo, 'succeed', { notice: 'late' })
  await releaseHeld(bed.pool, { payNo: order.payNo })
  pump.start()
  await bed.untilNotices(order.payNo, 1)
  await bed.providers.wechat.refund({
    refundNo: newPayNo(),
    payNo: order.payNo,
    amountCents: 4_990,
    paidCents: 4_990,
    reason: '取消',
  })
  await bed.pool.query('update sandbox.payment_refund set end_due = clock_timestamp() where pay_no = $1', [order.payNo])
  await bed.untilNotices(order.payNo, 2)
  await pump.stop()
  expect(bed.noticesOf(order.payNo)).toMatchObject([
    { about: 'payment' },
    { about: 'refund', fact: { outcome: 'done' } },
  ])
})

test('a quick payer’s trade is at the cashier before any browser', async () => {
  const order = anOrder(bed, 'alipay-wap')
  const entry = await quickPayer(bed.providers.alipay).open(order)
  expect(await bed.providers.alipay.find(order.payNo)).toMatchObject({ outcome: 'pending' })
  expect((await goToCashier(entry))?.status).toBe(200)
  expect((await bed.sandbox.settle(order.payNo, 'succeed')).state).toBe('paid')
})

test('the form for the other payment app names our gateway and says everything in fields', async () => {
  const { entry, order, bizId } = await open('alipay-wap')
  if (entry.kind !== 'form') throw new Error('no form')
  expect(entry.action).toBe(`${bed.origin}/sandbox/providers/alipay/gateway.do?charset=utf-8`)
  expect(entry.fields).toMatchObject({ method: 'alipay.trade.wap.pay', sign_type: 'RSA2', return_url: order.returnUrl })
  expect(JSON.parse(entry.fields['biz_content']!)).toMatchObject({
    out_trade_no: order.payNo,
    total_amount: '49.90',
    passback_params: `consult%3A${bizId}`,
  })
  const changed = { ...entry.fields, biz_content: entry.fields['biz_content']!.replace('49.90', '0.01') }
  expect((await fetch(entry.action, { method: 'POST', body: new URLSearchParams(changed) })).status).toBe(400)
})

test('an error says what went wrong, and none of the keys', async () => {
  const { order } = await open()
  const strangers = [
    wechatPay({ ...bed.wechatSettings(), mchSerial: 'A'.repeat(40) }),
    wechatPay(bed.wechatSettings(await bed.tampering(body => body.replace('NOTPAY', 'SUCCESS')))),
    wechatPay(bed.wechatSettings('http://127.0.0.1:1')),
    alipay({ ...bed.alipaySettings('http://127.0.0.1:1') }),
    alipay(bed.alipaySettings(await bed.tampering(body => body.replace('40004', '10000')))),
  ]
  const { wechat } = bed.keys
  for (const stranger of strangers) {
    const error = await stranger.find(order.payNo).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    const everything = inspect(error, { depth: 20, showHidden: true })
    for (const secret of ['PRIVATE KEY', 'KeyObject', wechat.apiV3Key, 'biz_content', 'signature='])
      expect(everything).not.toContain(secret)
  }
})

test('a bill from a foreign host is not fetched', async () => {
  bed.advance(86_400)
  const day = dayOf(bed.now())
  for (const channel of ['wechat-h5', 'alipay-wap'] as const) {
    const { order } = await open(channel)
    await bed.sandbox.settle(order.payNo, 'succeed')
  }
  const between = await bed.tampering(body => body)
  await expect(wechatPay(bed.wechatSettings(between)).bill(day)).rejects.toThrow('foreign host')
  await expect(alipay(bed.alipaySettings(between)).bill(day)).rejects.toThrow('foreign host')
})
