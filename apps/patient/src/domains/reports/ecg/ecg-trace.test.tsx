import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Ecg } from '@nethos/contract/reports/report-content.schemas.ts'
import { EcgTraceView } from './ecg-trace.tsx'

const samples = Array.from({ length: 2500 }, (_, at) => (at % 500 === 100 ? 1000 : 0))
const ecg: Ecg = {
  heartRate: 60,
  prMs: 160,
  qrsMs: 90,
  qtMs: 400,
  qtcMs: 400,
  axis: 45,
  lowestRate: null,
  highestRate: null,
  trace: {
    periodMs: 2,
    leads: ['I', 'II'].map(lead => ({ lead, factor: 1, origin: 0, samples })),
  },
}

test('at 100 % a millimetre of the paper is a millimetre of the screen, and a peak of 1 mV is 10 mm high', () => {
  const { container } = render(<EcgTraceView ecg={ecg} />)
  const drawing = screen.getByRole('img')
  // 5 seconds are 125 mm, and 12 stand before them.
  expect(drawing.getAttribute('viewBox')).toBe('0 0 137 64')
  expect(drawing.style.width).toBe('137mm')
  const path = container.querySelector('[data-lead="II"] path:last-of-type')?.getAttribute('d') ?? ''
  const heights = [...path.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(found => Number(found[1]))
  expect(Math.min(...heights)).toBe(-10)
})

test('the buttons zoom within bounds and say how large it is', () => {
  render(<EcgTraceView ecg={ecg} />)
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(screen.getByText('125%')).toBeTruthy()
  expect(screen.getByRole('img').style.width).toBe('171.25mm')
  for (let times = 0; times < 20; times++) fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(screen.getByText('400%')).toBeTruthy()
  for (let times = 0; times < 20; times++) fireEvent.click(screen.getByRole('button', { name: '缩小' }))
  expect(screen.getByText('50%')).toBeTruthy()
})

test('two fingers zoom', () => {
  render(<EcgTraceView ecg={ecg} />)
  const paper = screen.getByRole('region')
  fireEvent.pointerDown(paper, { pointerId: 1, clientX: 100, clientY: 100 })
  fireEvent.pointerDown(paper, { pointerId: 2, clientX: 200, clientY: 100 })
  fireEvent.pointerMove(paper, { pointerId: 2, clientX: 300, clientY: 100 })
  expect(screen.getByText('200%')).toBeTruthy()
})

test('a screen reader hears what is drawn, and a keyboard can scroll it', () => {
  render(<EcgTraceView ecg={ecg} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '2个导联的心电波形，5秒，心率60次每分，PR间期160毫秒，QRS时限90毫秒，QTc 400毫秒',
  )
  expect(screen.getByRole('region').tabIndex).toBe(0)
})

test('without a trace the page says so', () => {
  render(<EcgTraceView ecg={{ ...ecg, trace: null }} />)
  expect(screen.getByText('这份报告没有可绘制的心电波形。')).toBeTruthy()
})
