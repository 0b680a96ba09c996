import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isDay } from '@nethos/contract/common/days.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentKeys } from '../keys.ts'
import { cashierPath } from '../payments.ts'
import { wechatBill } from './bill.ts'
import { closeOrder, fault, placeOrder, queryOrder, type Answer, type WechatBooks } from './calls.ts'
import { queryRefund, requestRefund } from './refund.calls.ts'
import { isFromMerchant, platformHeaders } from './signature.ts'

export const wechatPath = '/sandbox/providers/wechat'

export interface WechatRoutesOptions extends WechatBooks {
  keys: PaymentKeys
  delayMs: number
  /** What links for the payer's browser begin with. */
  publicOrigin: (request: FastifyRequest) => string
}

/** WeChat Pay's API v3, the provider's side. */
export function wechatRoutes(app: FastifyInstance, options: WechatRoutesOptions): void {
  const { pool, keys, publicOrigin } = options

  const answer = (reply: FastifyReply, { status, body }: Answer) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    reply.code(status).headers(platformHeaders(keys, text, Math.floor(Date.now() / 1000)))
    return body === undefined ? reply.send() : reply.type('application/json; charset=utf-8').send(text)
  }

  const on = <Params>(
    method: 'GET' | 'POST',
    path: string,
    carryOut: (request: SignedCall<Params>) => Promise<Answer>,
  ) =>
    app.route({
      method,
      url: `${wechatPath}${path}`,
      async handler(request, reply) {
        const body = typeof request.body === 'string' ? request.body : ''
        const isSigned = isFromMerchant(
          { method, url: request.url, body, authorization: request.headers.authorization },
          keys,
        )
        if (!isSigned) return answer(reply, fault(401, 'SIGN_ERROR', '错误的签名，导致验签失败'))
        const { params, query } = request as { params: Params; query: Record<string, unknown> }
        return answer(reply, await carryOut({ params, query, body, request }))
      },
    })

  on('POST', '/v3/pay/transactions/jsapi', ({ body }) =>
    placeOrder(options, 'jsapi', body, order => ({ prepay_id: order.cashierId })),
  )
  on('POST', '/v3/pay/transactions/h5', ({ body, request }) =>
    placeOrder(options, 'h5', body, order => ({ h5_url: `${publicOrigin(request)}${cashierPath(order)}` })),
  )
  on<{ payNo: string }>('GET', '/v3/pay/transactions/out-trade-no/:payNo', ({ params, query }) =>
    queryOrder(options, params.payNo, query['mchid']),
  )
  on<{ payNo: string }>('POST', '/v3/pay/transactions/out-trade-no/:payNo/close', ({ params, body }) =>
    closeOrder(options, params.payNo, body),
  )
  on('POST', '/v3/refund/domestic/refunds', ({ body }) => requestRefund(options, body))
  on<{ refundNo: string }>('GET', '/v3/refund/domestic/refunds/:refundNo', ({ params }) =>
    queryRefund(options, params.refundNo),
  )

  const ticketOf = (day: string) => createHmac('sha256', keys.wechatApiV3Key).update(`bill ${day}`).digest('hex')

  on('GET', '/v3/bill/tradebill', async ({ query, request }) => {
    const day = String(query['bill_date'])
    if (!isDay(day) || (query['bill_type'] ?? 'ALL') !== 'ALL') return fault(400, 'PARAM_ERROR', '参数错误')
    const bill = await wechatBill(pool, day)
    if (bill === undefined) return fault(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
    const address = `${request.protocol}://${request.host}${wechatPath}/v3/billdownload/file?token=${day}.${ticketOf(day)}`
    return {
      status: 200,
      body: { hash_type: 'SHA1', hash_value: createHash('sha1').update(bill).digest('hex'), download_url: address },
    }
  })

  // Signed by the merchant, but its answer is not signed: the merchant checks the hash.
  app.get(`${wechatPath}/v3/billdownload/file`, async (request, reply) => {
    const isSigned = isFromMerchant(
      { method: 'GET', url: request.url, body: '', authorization: request.headers.authorization },
      keys,
    )
    if (!isSigned) return answer(reply, fault(401, 'SIGN_ERROR', '错误的签名，导致验签失败'))
    const [day = '', ticket = ''] = String((request.query as Record<string, unknown>)['token']).split('.')
    const isOurs =
      isDay(day) && /^[0-9a-f]{64}$/.test(ticket) && timingSafeEqual(Buffer.from(ticket), Buffer.from(ticketOf(day)))
    const bill = isOurs ? await wechatBill(pool, day) : undefined
    if (bill === undefined) return answer(reply, fault(404, 'RESOURCE_NOT_EXISTS', '账单文件不存在'))
    return reply.type('text/plain; charset=utf-8').send(bill)
  })
}

interface SignedCall<Params> {
  params: Params
  query: Record<string, unknown>
  body: string
  request: FastifyRequest
}
