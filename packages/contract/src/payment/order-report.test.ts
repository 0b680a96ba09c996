import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { orderReportServices } from './order-report.services.ts'

const { orderTotals } = orderReportServices

test('a period with a day that is none is refused by that day, not by a fault of the rules over both', () => {
  for (const fromDay of ['\uffff', '2026-02-30', '9'.repeat(99)])
    expect(sentenceOf(orderTotals.input, { fromDay, untilDay: '2026-12-01' })).toBe('日期格式不正确')
})

test('a period is in its order and covers 92 days at most', () => {
  expect(sentenceOf(orderTotals.input, { fromDay: '2026-02-02', untilDay: '2026-02-01' })).toBe(
    '开始日期不能晚于结束日期',
  )
  expect(sentenceOf(orderTotals.input, { fromDay: '2026-01-01', untilDay: '2026-04-03' })).toBe('最多选择92天')
  expect(sentenceOf(orderTotals.input, { fromDay: '2026-01-01', untilDay: '2026-04-02' })).toBeUndefined()
})
