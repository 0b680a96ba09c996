import { expect, test } from 'vitest'
import type { PayChannel, PaymentOrder } from '../../../ports/payment.ts'
import { anOrder, goToCashier, paymentTestbed } from '../testbed.ts'

const bed = await paymentTestbed()

async function atCashier(channel: PayChannel, change: Partial<PaymentOrder> = {}) {
  const order = anOrder(bed, channel, change)
  const provider = channel === 'alipay-wap' ? bed.providers.alipay : bed.providers.wechat
  const page = await goToCashier(await provider.open(order))
  if (!page) throw new Error('no page')
  return { order, page, html: await page.text() }
}

function press(page: Response, html: string, outcome: string): Promise<Response> {
  const hidden = Array.from(html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g), ([, name, value]) => [
    name!,
    value!.replaceAll('&amp;', '&'),
  ])
  const action = new URL(/<form method="post" action="([^"]*)">/.exec(html)![1]!, page.url)
  return fetch(action, {
    method: 'POST',
    body: new URLSearchParams([...hidden, ['outcome', outcome]]),
    redirect: 'manual',
  })
}

const channels: PayChannel[] = ['wechat-h5', 'alipay-wap']

test.each(channels)('%s: the page says what is paid and how much, without a script', async channel => {
  const { order, page, html } = await atCashier(channel)
  expect(page.status).toBe(200)
  expect(html).toContain('¥49.90')
  expect(html).toContain('图文咨询')
  expect(html).toContain(order.payNo)
  expect(html.match(/<button[^>]*>[^<]*/g)?.map(one => one.replace(/.*>/, ''))).toEqual([
    '支付成功',
    '支付失败',
    '取消',
  ])
  expect(html).not.toMatch(/<script|style=|onclick/)
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self'; form-action 'self' ${bed.origin}; frame-ancestors 'none'; base-uri 'none'`,
  )
  const styles = await fetch(`${bed.origin}/sandbox/providers/cashier.css`)
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each(
  channels.flatMap(channel => (['succeed', 'fail', 'cancel'] as const).map(outcome => [channel, outcome] as const)),
)('%s: who presses %s goes back with the result, and the merchant knows it first', async (channel, outcome) => {
  const { order, page, html } = await atCashier(channel)
  const answer = await press(page, html, outcome)
  expect(answer.status).toBe(303)
  const result = { succeed: 'success', fail: 'fail', cancel: 'cancel' }[outcome]
  expect(answer.headers.get('location')).toBe(`${bed.origin}/pay/result?id=c-1&result=${result}`)
  expect(bed.noticesOf(order.payNo)).toHaveLength(outcome === 'cancel' ? 0 : 1)
})

test.each(channels)('%s: an ended order has no button, and takes nothing from an old page', async channel => {
  const { order, page, html } = await atCashier(channel)
  await bed.sandbox.settle(order.payNo, 'succeed')
  const again = await (await fetch(page.url)).text()
  expect(again).toContain('该订单已支付')
  expect(again).not.toContain('<button')
  expect(again).toContain('返回商家')
  const late = await press(page, html, 'succeed')
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('该订单已支付')
})

test('an address that is not the merchant’s is not gone to', async () => {
  const { page, html } = await atCashier('wechat-h5', { returnUrl: 'https://elsewhere.example/' })
  expect(html).not.toContain('elsewhere.example')
  const answer = await press(page, html, 'succeed')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('支付成功')
})

test('the hash of a return address stays behind the result', async () => {
  const { page, html } = await atCashier('alipay-wap', { returnUrl: `${bed.origin}/a?x=1&y=%E4%B8%AD#part` })
  expect((await press(page, html, 'fail')).headers.get('location')).toBe(
    `${bed.origin}/a?x=1&y=%E4%B8%AD&result=fail#part`,
  )
})

test('a subject is text, never markup', async () => {
  const { html } = await atCashier('wechat-h5', { subject: '<img src=x onerror=alert(1)>"\'&' })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  expect(html).not.toContain('<img')
})

test('nobody finds a cashier by guessing', async () => {
  const { order } = await atCashier('wechat-h5')
  for (const path of [`wechat/cashier?prepay_id=${order.payNo}`, 'wechat/cashier', 'alipay/cashier?token=']) {
    expect((await fetch(`${bed.origin}/sandbox/providers/${path}`)).status).toBe(404)
  }
})
