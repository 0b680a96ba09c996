import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anchorOf } from '../lab/lab-item-row.tsx'
import { Summary } from './summary.tsx'

const item = (name: string, value: number) => ({ name, value, comparator: '', text: '', unit: 'g/L' })
const read = (standing: string, critical = false) => ({ standing, critical })
const report = (items: object[], readings: object[], summary: string) =>
  ({ content: { items }, explained: { summary, items: readings } }) as Report

test('what lies outside its range is named on top, and a tap leads to it', () => {
  const blood = [item('白细胞计数', 5.9), item('血红蛋白', 102)]
  const { container } = render(
    <>
      <Summary report={report(blood, [read('in'), read('low')], '2 项中 1 项超出参考范围')} />
      <div id={anchorOf(1)}>
        <button type="button">血红蛋白的说明</button>
      </div>
    </>,
  )
  expect(container.textContent).toContain('2 项中 1 项超出参考范围')
  expect(screen.queryByText(/白细胞/)).toBeNull()
  const place = document.getElementById(anchorOf(1))
  const scrolled = vi.fn<() => void>()
  if (place) place.scrollIntoView = scrolled
  const shown = screen.getByRole('button', { name: /血红蛋白 102 g\/L.*偏低/ })
  fireEvent.click(shown)
  expect(scrolled).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('血红蛋白的说明')
})

test('a report whose every item is outside is not listed twice', () => {
  render(<Summary report={report([item('糖化血红蛋白', 7.1)], [read('high')], '1 项超出参考范围')} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a report without items has no summary', () => {
  const { container } = render(<Summary report={report([], [], '')} />)
  expect(container.textContent).toBe('')
})
