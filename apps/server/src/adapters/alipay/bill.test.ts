import { expect, test } from 'vitest'
import { packedBill } from './bill.samples.ts'
import { billLines } from './bill.ts'
import { unzip } from './zip.ts'

test('a bill tells what was paid and what went back', () => {
  const shared = { payNo: 'P20261120A', providerNo: '2026112022001400000000000001' }
  expect(billLines(packedBill)).toEqual([
    { about: 'payment', ...shared, amountCents: 4_990, feeMicros: 0 },
    { about: 'refund', refundNo: 'R20261120A', ...shared, amountCents: 990, feeMicros: 0 },
  ])
})

test('the names in the archive are read as the provider writes them', () => {
  expect(unzip(packedBill).map(entry => entry.name)).toEqual([
    '20880000000001090156_20261120_业务明细(汇总).csv',
    '20880000000001090156_20261120_业务明细.csv',
  ])
})

test('a damaged archive is not half a bill', () => {
  for (const at of [300, 400, packedBill.lastIndexOf('PK\x01\x02')]) {
    const damaged = Buffer.from(packedBill)
    damaged[at] = damaged[at]! ^ 0xff
    expect(() => billLines(damaged), `byte ${at}`).toThrow()
  }
  expect(() => billLines(packedBill.subarray(0, packedBill.length - 40))).toThrow('not a zip archive')
  expect(() => billLines(Buffer.from('账单不存在'))).toThrow('not a zip archive')
})
