import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Trend } from '@nethos/contract/reports/lab/trend.ts'
import { aTrendLine } from '@nethos/drawings/trend/trend.samples.ts'
import { TrendView } from './trend-chart.tsx'

const trend: Trend = { lines: [aTrendLine], texts: [], notes: ['单位不同的结果已按同一单位换算'] }

test('the list says every number, its standing and hospital, newest first; a tap shows it and what was printed', () => {
  render(<TrendView name="空腹血糖" trend={trend} />)
  const rows = screen.getAllByRole('button')
  expect(rows.map(row => row.textContent)).toEqual([
    '2026-01-016 mmol/L在范围内一院',
    '2024-01-017 mmol/L偏高二院',
    '2022-01-015 mmol/L在范围内一院',
  ])
  fireEvent.click(rows[2]!)
  expect(rows[2]?.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/原报告为 90 mg\/dL/)).toBeTruthy()
  expect(screen.getByText('单位不同的结果已按同一单位换算')).toBeTruthy()
})

test('the drawing says in words what it shows', () => {
  render(<TrendView name="空腹血糖" trend={trend} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '空腹血糖的变化图，3次结果，从2022-01-01的5 mmol/L到2026-01-01的6 mmol/L，数值见下面的列表',
  )
})

test('nothing to compare is said', () => {
  render(<TrendView name="某项" trend={{ lines: [], texts: [], notes: [] }} />)
  expect(screen.getByText('还没有可以比较的结果。')).toBeTruthy()
})
