import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CashierEntry } from '@nethos/contract/payment/payment.schemas.ts'
import { openCashier } from './cashier.ts'

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
beforeEach(() => void submit.mockClear())
afterEach(() => document.body.replaceChildren())

describe('a form', () => {
  const evil = '"><img src=x onerror=alert(1)>'
  const entry: CashierEntry = {
    kind: 'form',
    action: 'https://pay.example/gateway?charset=utf-8',
    fields: { biz_content: '{"total":"30.00"}', sign: evil },
  }

  test('is built from the fields and sent', async () => {
    expect(await openCashier(entry)).toBe('left')
    const form = document.querySelector('form')!
    expect(submit).toHaveBeenCalledTimes(1)
    expect(form.method).toBe('post')
    expect(form.action).toBe('https://pay.example/gateway?charset=utf-8')
    const inputs = [...form.querySelectorAll('input')].map(({ type, name, value }) => ({ type, name, value }))
    expect(inputs).toEqual([
      { type: 'hidden', name: 'biz_content', value: '{"total":"30.00"}' },
      { type: 'hidden', name: 'sign', value: evil },
    ])
  })

  test('never injects what the fields say as HTML', async () => {
    const html = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    await openCashier(entry)
    expect(html).not.toHaveBeenCalled()
    expect(document.querySelector('img')).toBeNull()
    html.mockRestore()
  })
})

test('an address is gone to', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  expect(await openCashier({ kind: 'redirect', url: 'https://pay.example/h5?prepay_id=1' })).toBe('left')
  expect(assign).toHaveBeenCalledWith('https://pay.example/h5?prepay_id=1')
  assign.mockRestore()
})

describe('the bridge of the messaging app', () => {
  const parameters = {
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 's',
  }
  const entry: CashierEntry = { kind: 'bridge', ...parameters }
  const bridge = (err_msg: string) => ({
    invoke: vi.fn((_method: string, _params: object, answer: (reply: { err_msg: string }) => void) =>
      answer({ err_msg }),
    ),
  })
  const app = window as { WeixinJSBridge?: ReturnType<typeof bridge> }
  afterEach(() => {
    delete app.WeixinJSBridge
  })

  test.each([
    ['get_brand_wcpay_request:ok', 'ok'],
    ['get_brand_wcpay_request:cancel', 'cancel'],
    ['get_brand_wcpay_request:fail', { fail: 'get_brand_wcpay_request:fail' }],
  ] as const)('%s', async (answer, cashed) => {
    app.WeixinJSBridge = bridge(answer)
    expect(await openCashier(entry)).toEqual(cashed)
    expect(app.WeixinJSBridge.invoke.mock.calls[0]?.slice(0, 2)).toEqual(['getBrandWCPayRequest', parameters])
  })

  test('may come a moment after the page', async () => {
    const cashed = openCashier(entry)
    app.WeixinJSBridge = bridge('get_brand_wcpay_request:ok')
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    expect(await cashed).toBe('ok')
  })

  test('there is none: where to go', async () => {
    vi.useFakeTimers()
    const cashed = openCashier(entry)
    vi.advanceTimersByTime(3_000)
    vi.useRealTimers()
    expect(await cashed).toEqual({ fail: '请在微信中打开本页面进行支付' })
  })
})
