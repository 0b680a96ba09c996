import { createHmac, timingSafeEqual } from 'node:crypto'
import { isDay } from '@nethos/contract/common/days.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { merchant, type PaymentKeys } from '../keys.ts'
import { cashierPath } from '../payments.ts'
import { alipayBill } from './bill.ts'
import { closeTrade, done, enterTrade, failed, invalid, queryTrade, type AlipayBooks, type Reply } from './calls.ts'
import { queryRefund, refundTrade } from './refund.calls.ts'
import { isFromApp, platformSign } from './signature.ts'

export const alipayPath = '/sandbox/providers/alipay'

export interface AlipayRoutesOptions extends AlipayBooks {
  keys: PaymentKeys
  /** The user who has brought this code, once. */
  userOfCode: (code: string) => Promise<string | undefined>
}

type Params = Readonly<Record<string, string>>
const wapPay = 'alipay.trade.wap.pay'
const oauthToken = 'alipay.system.oauth.token'
const skewMs = 10 * 60_000

/** Alipay's gateway (API 1.0), the provider's side. */
export function alipayRoutes(app: FastifyInstance, options: AlipayRoutesOptions): void {
  const { pool, keys } = options
  const ticketOf = (day: string) =>
    createHmac('sha256', keys.alipayPlatform.privateKey).update(`bill ${day}`).digest('hex')

  async function billAddress(content: Record<string, unknown>, request: FastifyRequest): Promise<Reply> {
    const day = String(content['bill_date'])
    if (!isDay(day) || content['bill_type'] !== 'trade') return failed('isp.invalid-arguments', '参数不正确')
    if (!(await alipayBill(pool, day))) return failed('isp.bill_not_exist', '账单不存在')
    const address = `${request.protocol}://${request.host}${alipayPath}/bill?token=${day}.${ticketOf(day)}`
    return done({ bill_download_url: address })
  }

  const methods = new Map<string, (content: Record<string, unknown>, request: FastifyRequest) => Promise<Reply>>([
    ['alipay.trade.query', content => queryTrade(options, content)],
    ['alipay.trade.close', content => closeTrade(options, content)],
    ['alipay.trade.refund', content => refundTrade(options, content)],
    ['alipay.trade.fastpay.refund.query', content => queryRefund(options, content)],
    ['alipay.data.dataservice.bill.downloadurl.query', billAddress],
  ])

  async function userToken({ grant_type: grant, code = '' }: Params): Promise<Reply> {
    if (grant !== 'authorization_code') return invalid('isv.grant-type-invalid', 'grant_type参数不正确')
    const userId = await options.userOfCode(code)
    if (userId === undefined) return invalid('isv.code-invalid', '授权码code无效')
    return {
      user_id: userId,
      access_token: 'sandbox',
      expires_in: '3600',
      refresh_token: 'sandbox',
      re_expires_in: '3600',
    }
  }

  /** As the real gateway does, it answers 200 and says in the signed reply what is wrong. */
  const answer = (reply: FastifyReply, method: string, body: Reply) => {
    const text = JSON.stringify(body)
    const name =
      methods.has(method) || (method === oauthToken && !('sub_code' in body))
        ? `${method.replaceAll('.', '_')}_response`
        : 'error_response'
    return reply.type('text/html;charset=utf-8').send(`{"${name}":${text},"sign":"${platformSign(text, keys)}"}`)
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = paramsOf(request)
    const method = params?.['method'] ?? ''
    const wrong = params ? whatIsWrong(params, keys) : invalid('isv.invalid-parameter', '参数重复')
    const content = contentOf(params?.['biz_content'])
    if (method === wapPay) {
      const notifyUrl = params?.['notify_url']
      if (wrong || !notifyUrl) return refusePage(reply, wrong ? String(wrong['sub_msg']) : '参数错误：notify_url')
      const order = await enterTrade(options, content, { notifyUrl, returnUrl: params['return_url'] })
      return typeof order === 'string' ? refusePage(reply, order) : reply.redirect(cashierPath(order), 303)
    }
    if (wrong || !params) return answer(reply, method, wrong ?? invalid('isv.invalid-parameter', '参数无效'))
    // The one method whose fields stand beside biz_content.
    if (method === oauthToken) return answer(reply, method, await userToken(params))
    const carryOut = methods.get(method)
    if (!carryOut) return answer(reply, method, invalid('isv.invalid-method', '不存在的方法名'))
    if (!content) return answer(reply, method, invalid('isv.invalid-parameter', '参数无效'))
    return answer(reply, method, await carryOut(content, request).catch(asReply))
  }
  app.route({ method: ['GET', 'POST'], url: `${alipayPath}/gateway.do`, handler })

  app.get(`${alipayPath}/bill`, async (request, reply) => {
    const [day = '', ticket = ''] = String((request.query as Record<string, unknown>)['token']).split('.')
    const isOurs =
      isDay(day) && /^[0-9a-f]{64}$/.test(ticket) && timingSafeEqual(Buffer.from(ticket), Buffer.from(ticketOf(day)))
    const bill = isOurs ? await alipayBill(pool, day) : undefined
    if (!bill) return reply.code(404).send()
    return reply.type('application/zip').send(bill)
  })
}

function asReply(error: unknown): Reply {
  if (error instanceof z.core.$ZodError)
    return invalid('isv.invalid-parameter', `参数无效：${error.issues[0]?.path.join('.')}`)
  throw error
}

function whatIsWrong(params: Params, keys: PaymentKeys): Reply | undefined {
  if (params['app_id'] !== merchant.alipay.appId) return invalid('isv.invalid-app-id', '无效的AppID参数')
  if (!isFromApp(params, keys)) return invalid('isv.invalid-signature', '验签出错')
  if (params['charset'] !== 'utf-8' || params['version'] !== '1.0') return invalid('isv.invalid-parameter', '参数无效')
  // Written in Asia/Shanghai, in real time. A form may lie on the payer's screen for a while.
  const at = Date.parse(`${params['timestamp']?.replace(' ', 'T')}+08:00`)
  const isOff = params['method'] !== wapPay && !(Math.abs(Date.now() - at) <= skewMs)
  return isOff ? invalid('isv.invalid-timestamp', '非法的时间戳参数') : undefined
}

/** Query and form together; a name that comes twice is nobody's honest request. */
function paramsOf(request: FastifyRequest): Params | undefined {
  const query = new URL(request.url, 'http://gateway').searchParams
  const all = [...query, ...new URLSearchParams(typeof request.body === 'string' ? request.body : '')]
  const params = Object.fromEntries(all)
  return Object.keys(params).length === all.length ? params : undefined
}

function contentOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const refusePage = (reply: FastifyReply, sentence: string) =>
  reply.code(400).type('text/plain; charset=utf-8').send(sentence)
