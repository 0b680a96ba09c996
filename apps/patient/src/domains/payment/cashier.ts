import type { CashierEntry } from '@nethos/contract/payment/payment.schemas.ts'

type Invoke = (method: string, params: object, answer: (reply: { err_msg: string }) => void) => void

/** The messaging app's own bridge; there only in its browser, and a moment after the page. */
function bridge(): Promise<Invoke | undefined> {
  const ready = () => (window as { WeixinJSBridge?: { invoke: Invoke } }).WeixinJSBridge?.invoke
  return new Promise(resolve => {
    if (ready()) return resolve(ready())
    document.addEventListener('WeixinJSBridgeReady', () => resolve(ready()), { once: true })
    setTimeout(() => resolve(ready()), 3_000)
  })
}

export type Cashed = 'ok' | 'cancel' | { fail: string } | 'left'

/** Opens the cashier: inside the messaging app its bridge, elsewhere an address, or a form built from its fields. */
export async function openCashier(entry: CashierEntry): Promise<Cashed> {
  if (entry.kind === 'redirect') {
    location.assign(entry.url)
    return 'left'
  }
  if (entry.kind === 'form') {
    post(entry.action, entry.fields)
    return 'left'
  }
  const invoke = await bridge()
  if (!invoke) return { fail: '请在微信中打开本页面进行支付' }
  const { kind: _, ...params } = entry
  return new Promise(resolve =>
    invoke('getBrandWCPayRequest', params, ({ err_msg }) =>
      resolve(
        err_msg === 'get_brand_wcpay_request:ok'
          ? 'ok'
          : err_msg === 'get_brand_wcpay_request:cancel'
            ? 'cancel'
            : { fail: err_msg },
      ),
    ),
  )
}

/** Never injected as HTML (docs/product/security.md, traps): the fields become inputs of a form of our own. */
function post(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
