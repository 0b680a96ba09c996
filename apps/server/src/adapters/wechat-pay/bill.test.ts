import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBill } from './bill.ts'
import type { WechatClient } from './client.ts'

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
  '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const row = (state: string, refundState: string, total: string, refunded: string) => {
  const trade = `2026-11-20 09:00:00,wx1,1900000109,0,,4200000001,P1,o1,MWEB,${state},OTHERS,CNY,${total},0.00`
  const refund = `5000000001,R1,${refunded},0.00,ORIGINAL,${refundState}`
  const rest = `图文咨询,consult:c-1,0.30000,0.60%,${total},${refunded},`
  return `${trade},${refund},${rest}`
    .split(',')
    .map(cell => `\`${cell}`)
    .join(',')
}
const foot = [
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`3,`49.90,`9.90,`0.00,`0.30,`49.90,`9.90',
  '',
]

const billOf = (...rows: string[]) => Buffer.from(`\uFEFF${[head, ...rows, ...foot].join('\r\n')}`)
const from = (file: Buffer, hash = createHash('sha1').update(file).digest('hex')): WechatClient => ({
  get: async (_path, _params, reply) =>
    reply.parse({ hash_type: 'SHA1', hash_value: hash, download_url: 'https://api.mch.weixin.qq.com/x' }),
  post: () => Promise.reject(new Error('a bill is only read')),
  download: async () => file,
})

test('a bill tells what was paid and what went back; a refund that came to nothing is left out', async () => {
  const file = billOf(
    row('SUCCESS', '', '49.90', '0.00'),
    row('REFUND', 'SUCCESS', '0.00', '9.90'),
    row('REFUND', 'FAIL', '0.00', '9.90'),
  )
  expect(await readBill(from(file), '2026-11-20')).toEqual([
    { about: 'payment', payNo: 'P1', providerNo: '4200000001', amountCents: 4_990, feeMicros: 300_000 },
    { about: 'refund', payNo: 'P1', refundNo: 'R1', providerNo: '5000000001', amountCents: 990, feeMicros: -300_000 },
  ])
})

test('a bill that does not fit its hash is refused', async () => {
  const file = billOf(row('SUCCESS', '', '49.90', '0.00'))
  const changed = billOf(row('SUCCESS', '', '9.90', '0.00'))
  await expect(readBill(from(changed, createHash('sha1').update(file).digest('hex')), '2026-11-20')).rejects.toThrow(
    'does not fit its hash',
  )
})

test('an amount that is none is refused', async () => {
  await expect(readBill(from(billOf(row('SUCCESS', '', '四十九', '0.00'))), '2026-11-20')).rejects.toThrow(
    'an amount that is none',
  )
})
