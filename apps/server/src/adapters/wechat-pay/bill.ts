import { createHash } from 'node:crypto'
import type { BillLine } from '../../ports/payment.ts'
import { feeMicros } from '../payment-bills/fee-micros.ts'
import { WechatPayRefusalError, type WechatClient } from './client.ts'
import { wechatSdk } from './sdk.ts'
import { billReply } from './wire.ts'

/** The day's trade bill (ALL). The provider makes it ready on the next morning; no trade, no bill. */
export async function readBill(client: WechatClient, day: string): Promise<BillLine[]> {
  const address = await client.get('v3/bill/tradebill', { bill_date: day, bill_type: 'ALL' }, billReply).catch(noBill)
  if (!address) return []
  const file = await client.download(address.download_url)
  if (createHash('sha1').update(file).digest('hex') !== address.hash_value.toLowerCase()) {
    throw new Error(`the WeChat Pay bill of ${day} does not fit its hash`)
  }
  const { rows } = wechatSdk().Formatter.castCsvBill(file) as { rows: Record<string, string>[] }
  return rows.map(billLine).filter(line => line !== undefined)
}

function noBill(error: unknown): undefined {
  if (error instanceof WechatPayRefusalError && error.code === 'NO_STATEMENT_EXIST') return undefined
  throw error
}

/** Refunds that came to nothing stand in the bill too. */
const isDead = (refundState: string): boolean => /FAIL|CLOSE|ABNORMAL/.test(refundState)

function billLine(row: Record<string, string>): BillLine | undefined {
  const cell = (name: string): string => {
    const value = row[name]
    if (value === undefined) throw new Error(`the WeChat Pay bill has no column ${name}`)
    return value
  }
  const payNo = cell('商户订单号')
  if (cell('交易状态') === 'SUCCESS')
    return {
      about: 'payment',
      payNo,
      providerNo: cell('微信订单号'),
      amountCents: cents(cell('订单金额')),
      feeMicros: feeMicros(cell('手续费'), 'payment'),
    }
  if (cell('交易状态') !== 'REFUND' || isDead(cell('退款状态'))) return undefined
  return {
    about: 'refund',
    payNo,
    refundNo: cell('商户退款单号'),
    providerNo: cell('微信退款单号'),
    amountCents: cents(cell('申请退款金额')),
    feeMicros: feeMicros(cell('手续费'), 'refund'),
  }
}

function cents(yuan: string): number {
  if (!/^\d+\.\d\d$/.test(yuan)) throw new Error('the WeChat Pay bill has an amount that is none')
  return Number(yuan.replace('.', ''))
}
