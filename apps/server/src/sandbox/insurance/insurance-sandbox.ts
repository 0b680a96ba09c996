import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { InsuranceSettings } from '../../adapters/medical-insurance/medical-insurance.ts'
import { centsOf, isSigned, notInsured, transactions, yuanOf } from '../../adapters/medical-insurance/wire.ts'
import type { Clock } from '../../ports/clock.ts'
import { findInsured, reverseSettlement, settleOnce, SettlementRefused } from './books.ts'
import { shareOf } from './share.ts'

const path = '/sandbox/providers/insurance'
const paasId = 'nethos-sandbox'
const mostSkewSeconds = 300
const secretOf = (keys: { secret: Buffer }): string =>
  createHmac('sha256', keys.secret).update('the settlement centre').digest('hex')

/** What the adapter needs to speak to the sandbox at this origin. */
export const insuranceSandboxSettings = (
  keys: { secret: Buffer },
  origin: string,
  clock: Clock,
): InsuranceSettings => ({
  apiBase: origin + path,
  paasId,
  secret: secretOf(keys),
  area: '330100',
  institutions: { h1: 'H33010600001', h2: 'H33010600002' },
  now: () => clock.now(),
})

const message = z.object({ infno: z.string(), msgid: z.string(), input: z.object({ data: z.unknown() }) })
const certificate = z.object({ mdtrt_cert_no: z.string() })
const claim = z.object({
  psn_no: z.string(),
  mdtrt_id: z.string(),
  medfee_sumamt: z.number(),
  feedetail: z.array(z.object({ det_item_fee_sumamt: z.number(), chrgitm_lv: z.string() })),
  fund_pay_sumamt: z.optional(z.number()),
  acct_pay: z.optional(z.number()),
  psn_cash_pay: z.optional(z.number()),
})
const reversal = z.object({ psn_no: z.string(), omsgid: z.string(), oinfno: z.string() })

/** A settlement centre with books of its own, speaking the national interface. */
export async function insuranceSandbox(
  app: FastifyInstance,
  { pool, clock, keys }: { pool: pg.Pool; clock: Clock; keys: { secret: Buffer } },
): Promise<void> {
  const secret = secretOf(keys)
  const isTrial = (infno: string) => infno === transactions.outpatient.trial || infno === transactions.inpatient.trial

  async function answer(infno: string, msgid: string, data: unknown): Promise<object> {
    if (infno === transactions.person) {
      const who = await findInsured(pool, 'id_card', z.parse(certificate, data).mdtrt_cert_no)
      if (!who) throw new SettlementRefused('没有查到参保信息', notInsured)
      const insured = { insutype: '310', insutype_name: who.kind, balc: yuanOf(who.accountCents) }
      return { baseinfo: { psn_no: who.psnNo }, insuinfo: [insured] }
    }
    if (infno === transactions.reverse) {
      await reverseSettlement(pool, z.parse(reversal, data).omsgid, clock.now())
      return {}
    }
    const asked = z.parse(claim, data)
    const who = await findInsured(pool, 'psn_no', asked.psn_no)
    if (!who) throw new SettlementRefused('没有查到参保信息', notInsured)
    const visit =
      infno === transactions.inpatient.trial || infno === transactions.inpatient.settle ? 'inpatient' : 'outpatient'
    const lines = asked.feedetail.map(one => ({ cents: centsOf(one.det_item_fee_sumamt), level: one.chrgitm_lv }))
    if (lines.reduce((sum, { cents }) => sum + cents, 0) !== centsOf(asked.medfee_sumamt))
      throw new SettlementRefused('费用明细合计与总金额不符')
    const share = shareOf(lines, { ...who, visit })
    if (isTrial(infno)) return { setlinfo: shown(share) }
    const given = {
      pooledCents: centsOf(asked.fund_pay_sumamt ?? -1),
      accountCents: centsOf(asked.acct_pay ?? -1),
      ownCents: centsOf(asked.psn_cash_pay ?? -1),
    }
    const setlId = await settleOnce(pool, { msgid, who, billNo: asked.mdtrt_id, share, given, at: clock.now() })
    return { setlinfo: { ...shown(given), setl_id: setlId } }
  }

  await app.register(async provider => {
    provider.removeAllContentTypeParsers()
    provider.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    provider.post<{ Params: { infno: string } }>(`${path}/:infno`, async (request, reply) => {
      const header = (name: string): string => String(request.headers[name] ?? '')
      const head = {
        paasId: header('x-tif-paasid'),
        timestamp: header('x-tif-timestamp'),
        nonce: header('x-tif-nonce'),
      }
      const isFresh = Math.abs(Number(head.timestamp) - clock.now() / 1000) <= mostSkewSeconds
      if (head.paasId !== paasId || !isFresh || !isSigned(head, header('x-tif-signature'), secret))
        return reply.code(401).send({ infcode: -1, err_msg: '签名校验失败' })
      const read = z.safeParse(message, JSON.parse(typeof request.body === 'string' ? request.body : 'null'))
      if (!read.success || read.data.infno !== request.params.infno)
        return reply.code(400).send({ infcode: -1, err_msg: '报文格式不正确' })
      try {
        return { infcode: 0, output: await answer(read.data.infno, read.data.msgid, read.data.input.data) }
      } catch (error) {
        if (!(error instanceof SettlementRefused)) throw error
        return { infcode: error.code, err_msg: error.message }
      }
    })
  })
}

const shown = (parts: { pooledCents: number; accountCents: number; ownCents: number }) => ({
  fund_pay_sumamt: yuanOf(parts.pooledCents),
  acct_pay: yuanOf(parts.accountCents),
  psn_cash_pay: yuanOf(parts.ownCents),
})
