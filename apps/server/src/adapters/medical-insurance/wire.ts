import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** The transactions of the national settlement interface (医保信息平台定点医药机构接口) that are spoken here. */
export const transactions = {
  /** 人员信息获取 */
  person: '1101',
  /** 门诊预结算, 门诊结算 */
  outpatient: { trial: '2206', settle: '2207' },
  /** 住院预结算, 住院结算 */
  inpatient: { trial: '2303', settle: '2304' },
  /** 冲正: takes back what was asked for under a message number, whether its answer came or not. */
  reverse: '2601',
} as const

/** Yuan with two decimals, as the interface has money. */
export const yuanOf = (cents: number): number => Math.round(cents) / 100
export const centsOf = (yuan: number): number => Math.round(yuan * 100)

const amount = z.number()
export const envelope = z.object({
  infcode: z.number(),
  err_msg: z.optional(z.nullable(z.string())),
  output: z.optional(z.nullable(z.unknown())),
})
export const personOutput = z.object({
  baseinfo: z.object({ psn_no: z.string() }),
  insuinfo: z.array(z.object({ insutype: z.string(), insutype_name: z.optional(z.string()), balc: z.number() })),
})
export const settlementOutput = z.object({
  setlinfo: z.object({
    setl_id: z.optional(z.nullable(z.string())),
    fund_pay_sumamt: amount,
    acct_pay: amount,
    psn_cash_pay: amount,
  }),
})

/** The centre has no such person: he pays himself. */
export const notInsured = -2

export interface SignatureHeaders {
  paasId: string
  timestamp: string
  nonce: string
}
/** sha256 of time, secret, nonce, time. */
export const signatureOf = ({ timestamp, nonce }: SignatureHeaders, secret: string): string =>
  createHash('sha256').update(`${timestamp}${secret}${nonce}${timestamp}`).digest('hex')
export function isSigned(headers: SignatureHeaders, signature: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(headers, secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
