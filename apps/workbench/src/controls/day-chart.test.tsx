import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { price } from '@nethos/contract/common/money.ts'
import { DayChart } from './day-chart.tsx'

vi.mock('uplot', async () => ({ default: (await import('../app/testing/no-plot.ts')).NoPlot }))

it('is a picture with a name, and what it shows can be read day by day', () => {
  render(
    <DayChart
      label="两天的收款和退款"
      days={['2026-11-20', '2026-11-21']}
      series={[
        { label: '收款', tone: 'brand', as: 'bars', values: [4_000, 0] },
        { label: '退款', tone: 'warn', as: 'line', values: [0, 990] },
      ]}
      show={price}
    />,
  )
  expect(screen.getByRole('img', { name: '两天的收款和退款' })).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: '两天的收款和退款', hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['日期', '收款', '退款'],
    ['2026-11-20', '¥40.00', '¥0.00'],
    ['2026-11-21', '¥0.00', '¥9.90'],
  ])
})
