import { expect, test } from 'vitest'
import { compareBill, ownLineOf, type OwnLine } from './compare-bill.ts'

const payment = (payNo: string, amountCents = 100): OwnLine => ({ about: 'payment', payNo, refundNo: '', amountCents })
const refund = (payNo: string, refundNo: string, amountCents = 100): OwnLine => ({
  about: 'refund',
  payNo,
  refundNo,
  amountCents,
})
const compare = (bill: OwnLine[], expected: OwnLine[], known: OwnLine[] = []) =>
  compareBill(bill, { expected, known }).differences.map(({ kind, about, payNo, refundNo }) =>
    [kind, about, payNo, refundNo].join(' ').trim(),
  )

test('what is the same on both sides is no difference', () => {
  const both = [payment('p1'), refund('p1', 'r1')]
  expect(compareBill(both, { expected: both, known: both })).toEqual({ differences: [], named: both })
})

test('each kind of difference has its name', () => {
  expect(compare([payment('p1', 99), payment('p2')], [payment('p1'), refund('p1', 'r1')])).toEqual([
    'amount_differs payment p1',
    'missing_here payment p2',
    'missing_there refund p1 r1',
  ])
})

test('what the provider counts on another day than we do is not missing here', () => {
  expect(compare([refund('p1', 'r1')], [], [refund('p1', 'r1')])).toEqual([])
})

test('a later attempt of a refund is the same refund', () => {
  const line = ownLineOf(
    { about: 'refund', payNo: 'p1', refundNo: 'r1-2', providerNo: 'x', amountCents: 5, feeMicros: 0 },
    number => number.split('-')[0]!,
  )
  expect(line).toEqual(refund('p1', 'r1', 5))
})
