import type { BillLine } from '../../ports/payment.ts'
import { feeMicros } from '../payment-bills/fee-micros.ts'
import { AlipayRefusalError, type AlipayClient } from './client.ts'
import { billReply, cents } from './wire.ts'
import { unzip } from './zip.ts'

const timeoutMs = 30_000

/**
 * The day's trade bill: a zip with two tables in GBK, the lines and their sum. The provider makes it ready on the next
 * morning; no trade, no bill. Its address comes in a signed reply, the file itself is not signed.
 */
export async function readBill(client: AlipayClient, gateway: string, day: string): Promise<BillLine[]> {
  const content = { bill_type: 'trade', bill_date: day }
  const reply = await client.call('alipay.data.dataservice.bill.downloadurl.query', content, billReply).catch(noBill)
  if (!reply) return []
  const address = ownAddress(reply.bill_download_url, gateway)
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`the Alipay bill of ${day} answered ${answer.status}`)
  return billLines(Buffer.from(await answer.arrayBuffer()))
}

function noBill(error: unknown): undefined {
  if (error instanceof AlipayRefusalError && /bill.?not.?exist/i.test(error.subCode)) return undefined
  throw error
}

/** Alipay's own hosts (it answers http addresses: those become https), or the host of the sandbox's gateway. */
function ownAddress(text: string, gateway: string): URL {
  const url = new URL(text)
  if (url.origin === new URL(gateway).origin) return url
  if (!url.hostname.endsWith('.alipay.com') && !url.hostname.endsWith('.alipayobjects.com'))
    throw new Error('the bill lies on a foreign host')
  url.protocol = 'https:'
  return url
}

/** The lines of the table that is not the sum (汇总). */
export function billLines(archive: Buffer): BillLine[] {
  const table = unzip(archive).find(entry => entry.name.endsWith('.csv') && !entry.name.includes('汇总'))
  if (!table) throw new Error('the Alipay bill has no table')
  const lines = new TextDecoder('gbk', { fatal: true }).decode(table.content).split(/\r?\n/)
  const [head, ...rows] = lines.filter(line => line !== '' && !line.startsWith('#')).map(cellsOf)
  if (!head) throw new Error('the Alipay bill has no columns')
  return rows.map(cells => billLine(new Map(head.map((name, index) => [name, cells[index] ?? '']))))
}

/** Long numbers end in a tab. */
const cellsOf = (line: string): string[] => line.split(',').map(cell => cell.trim())

function billLine(row: ReadonlyMap<string, string>): BillLine {
  const cell = (name: string): string => {
    const value = row.get(name)
    if (value === undefined) throw new Error(`the Alipay bill has no column ${name}`)
    return value
  }
  const shared = {
    payNo: cell('商户订单号'),
    providerNo: cell('支付宝交易号'),
    amountCents: Math.abs(cents(amountIn(cell('订单金额（元）')))),
  }
  const fee = cell('服务费（元）')
  return cell('业务类型') === '退款'
    ? { about: 'refund', refundNo: cell('退款批次号/请求号'), ...shared, feeMicros: feeMicros(fee, 'refund') }
    : { about: 'payment', ...shared, feeMicros: feeMicros(fee, 'payment') }
}

function amountIn(text: string): string {
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) throw new Error('the Alipay bill has an amount that is none')
  return text
}
