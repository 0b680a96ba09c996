import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { SandboxRefusalError } from '../books.ts'
import { findOrderAtCashier, type ProviderName, type SandboxOrder } from '../order.table.ts'
import { endOf, type PayerOutcome } from '../payer.ts'
import { cashierPage, sentencePage, styles, stylesPath } from './cashier.page.ts'

export interface CashierRoutesOptions {
  pool: pg.Pool
  now: () => number
  settle: (payNo: string, outcome: PayerOutcome) => Promise<unknown>
}

const results: Record<PayerOutcome, string> = { succeed: 'success', fail: 'fail', cancel: 'cancel' }
const sentences: Record<PayerOutcome, string> = { succeed: '支付成功', fail: '支付失败', cancel: '已取消支付' }
const idNames: Record<ProviderName, string> = { wechat: 'prepay_id', alipay: 'token' }

/** The cashier's page for people: no script, two forms of the providers' own addresses. */
export function cashierRoutes(app: FastifyInstance, { pool, now, settle }: CashierRoutesOptions): void {
  app.get(stylesPath, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))

  for (const provider of ['wechat', 'alipay'] as const) {
    const path = `/sandbox/providers/${provider}/cashier`

    app.get(path, async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const order = await findOrderAtCashier(pool, provider, String(query[idNames[provider]]))
      if (!order) return show(reply.code(404), sentencePage('没有这笔支付'))
      const back = backOf(order, query['redirect_url'], request)
      return show(reply, cashierPage({ order, action: path, back, ended: endOf(order, now())?.message }), back)
    })

    app.post(path, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const outcome = form.get('outcome') ?? ''
      const order = await findOrderAtCashier(pool, provider, form.get('cashier') ?? '')
      if (!order || !isOutcome(outcome)) return show(reply.code(404), sentencePage('没有这笔支付'))
      const back = backOf(order, form.get('back'), request)
      try {
        await settle(order.payNo, outcome)
      } catch (error) {
        if (error instanceof SandboxRefusalError)
          return show(reply.code(error.status), sentencePage(error.message, back), back)
        throw error
      }
      if (!back) return show(reply, sentencePage(sentences[outcome]))
      return allowForm(reply, back).redirect(withResult(back, results[outcome]), 303)
    })
  }
}

const isOutcome = (text: string): text is PayerOutcome => Object.hasOwn(results, text)

/** Browsers check the address that a form's answer leads to as well. */
function allowForm(reply: FastifyReply, back?: string): FastifyReply {
  const origins = ["'self'", ...(back ? [new URL(back).origin] : [])].join(' ')
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action ${origins}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
}

const show = (reply: FastifyReply, body: string, back?: string) =>
  allowForm(reply, back).type('text/html; charset=utf-8').send(body)

/**
 * The return address stands in the signed order, or, with WeChat Pay, unsigned in the link: then it must be on the
 * merchant's registered domain, here the host of his notices or the one that the payer is on.
 */
function backOf(order: SandboxOrder, given: unknown, request: FastifyRequest): string | undefined {
  if (order.provider === 'alipay') return webAddress(order.returnUrl)?.href
  const url = webAddress(typeof given === 'string' ? given : undefined)
  const hosts = [new URL(order.notifyUrl).hostname, request.hostname]
  return url && hosts.includes(url.hostname) ? url.href : undefined
}

function webAddress(text: string | undefined): URL | undefined {
  const url = text ? URL.parse(text) : null
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined
}

function withResult(back: string, result: string): string {
  const url = new URL(back)
  url.searchParams.set('result', result)
  return url.href
}
