import { price } from '@nethos/contract/common/money.ts'
import { secondInWords } from '@nethos/contract/common/days.ts'
import type { SandboxOrder } from '../order.table.ts'

export const stylesPath = '/sandbox/providers/cashier.css'

export const styles = `
:root { color-scheme: light; font: 18px/1.6 system-ui, sans-serif }
body { margin: 0 auto; max-width: 26rem; padding: 1rem; color: #1f2329; background: #f5f6f8 }
main { background: #fff; border-radius: 12px; padding: 1.25rem }
h1 { font-size: 1.1rem; margin: 0 0 1rem }
.amount { font-size: 2.4rem; font-weight: 600; margin: 0 0 .5rem; text-align: center }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem }
dt { color: #5a6270 }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
button, .back { display: block; box-sizing: border-box; width: 100%; min-height: 3.4rem; margin: 0 0 .75rem; padding: .7rem; font: inherit; text-align: center; text-decoration: none; border-radius: 8px; border: 1px solid #6b7280; background: #fff; color: #1f2329 }
.first { background: #0b5fd9; border-color: #0b5fd9; color: #fff }
:focus-visible { outline: 3px solid #0b5fd9; outline-offset: 2px }
footer { margin-top: 1rem; color: #5a6270; font-size: .85rem }
`

const names = { wechat: '微信支付', alipay: '支付宝' }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const html = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] ?? '')

const page = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<link rel="stylesheet" href="${stylesPath}">
</head>
<body>
<main>
${body}
</main>
<footer>这是试用环境的模拟收银台，不会真的扣款。</footer>
</body>
</html>
`

const backLink = (back: string | undefined): string => (back ? `<a class="back" href="${html(back)}">返回商家</a>` : '')

export interface CashierView {
  order: SandboxOrder
  /** Where the buttons post to. */
  action: string
  /** Where the payer comes from. */
  back: string | undefined
  /** Why nothing can be paid any more. */
  ended: string | undefined
}

export function cashierPage({ order, action, back, ended }: CashierView): string {
  const title = `${names[order.provider]}收银台（模拟）`
  const button = (outcome: string, label: string, className = '') =>
    `<button${className} name="outcome" value="${outcome}">${label}</button>`
  const form = `<form method="post" action="${html(action)}">
<input type="hidden" name="cashier" value="${html(order.cashierId)}">
${back ? `<input type="hidden" name="back" value="${html(back)}">` : ''}
${button('succeed', '支付成功', ' class="first"')}
${button('fail', '支付失败')}
${button('cancel', '取消')}
</form>`
  return page(
    title,
    `<h1>${title}</h1>
<p class="amount">${price(order.amountCents)}</p>
<dl>
<dt>商品</dt><dd>${html(order.subject)}</dd>
<dt>订单号</dt><dd>${html(order.payNo)}</dd>
<dt>支付截止</dt><dd>${secondInWords(order.expiresAt)}</dd>
</dl>
${ended === undefined ? form : `<p role="status">${html(ended)}</p>\n${backLink(back)}`}`,
  )
}

/** What the payer reads when there is nothing more to do. */
export const sentencePage = (sentence: string, back?: string): string =>
  page(sentence, `<h1>${html(sentence)}</h1>\n${backLink(back)}`)
