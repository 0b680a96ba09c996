import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ExplainedItem } from '@nethos/contract/reports/lab/explained.schemas.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { FindingText } from './finding-text.tsx'
import { LabItemRow, printedResult } from './lab-item-row.tsx'
import { placeOnBar } from './range-bar.tsx'

const item: LabItem = {
  itemCode: 'K',
  loinc: '2823-3',
  name: '钾',
  group: '',
  value: 6.8,
  comparator: '',
  text: '',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.3, text: '3.5-5.3' },
  flag: '',
  method: '离子选择电极法',
  specimen: '血清',
  note: '',
}
const explained: ExplainedItem = {
  standing: 'high',
  critical: true,
  by: 'range',
  low: 3.5,
  high: 5.3,
  published: null,
  knowledge: {
    key: 'potassium',
    name: '钾',
    measures: '维持心跳和肌肉的电解质',
    above: '可见于肾功能下降',
    below: '可见于腹泻',
    calm: '先排除溶血再重抽',
    disturbs: ['采血不顺', '握拳'],
    sources: ['某规程'],
  },
  advice: { text: '现在就打科室电话。', source: '某共识' },
}
const shown = (over: Partial<ExplainedItem> = {}, of: Partial<LabItem> = {}) =>
  render(
    <MemoryRouter>
      <ul>
        <LabItemRow at={0} item={{ ...item, ...of }} explained={{ ...explained, ...over }} trendTo="/trend" />
      </ul>
    </MemoryRouter>,
  )

test('a critical result says what to do now before anything is opened', () => {
  shown()
  expect(screen.getByText('现在就打科室电话。')).toBeTruthy()
  expect(screen.getByRole('button').textContent).toContain('偏高，危急值')
})

test('the explanation opens and closes by one button, and a screen reader hears which', () => {
  shown()
  const head = screen.getByRole('button')
  expect(head.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('维持心跳和肌肉的电解质')).toBeNull()
  fireEvent.click(head)
  expect(head.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('可见于肾功能下降')).toBeTruthy()
  expect(screen.queryByText('可见于腹泻')).toBeNull()
  expect(screen.getByText('采血不顺；握拳')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看历次变化' }).getAttribute('href')).toBe('/trend')
})

test('what the laboratory added is read without opening anything', () => {
  shown({}, { note: '标本溶血，建议重抽' })
  expect(screen.getByRole('button').textContent).toContain('检验科备注：标本溶血，建议重抽')
})

test('of an unknown item the page says that nothing is known', () => {
  shown({ knowledge: null, standing: 'unknown', critical: false, advice: null }, { range: { text: '' } })
  expect(screen.getByRole('button').textContent).toContain('未作判断')
  expect(screen.getByText('报告未给参考范围')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('这个项目暂时没有通俗说明，请问开单的医生。')).toBeTruthy()
})

test('the range is the middle half of the bar', () => {
  expect([3.5, 4.4, 5.3].map(value => Math.round(placeOnBar(value, 3.5, 5.3)))).toEqual([25, 50, 75])
  expect([placeOnBar(50, 3.5, 5.3), placeOnBar(-9, 3.5, 5.3)]).toEqual([98, 2])
  expect(placeOnBar(2.6, null, 5.2)).toBe(50)
  expect(placeOnBar(90, 90, null)).toBe(25)
})

test('a term of a finding is explained on a tap', () => {
  render(
    <FindingText
      pieces={[
        { text: '右肺见', term: '' },
        { text: 'GGN', term: '磨玻璃结节' },
        { text: '。', term: '' },
      ]}
      terms={[{ term: '磨玻璃结节', plain: '像毛玻璃的小圆影', source: '某共识' }]}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'GGN' }))
  expect(screen.getByText('像毛玻璃的小圆影')).toBeTruthy()
})

test('powers of ten are printed as they are read, whoever wrote them', () => {
  const of = (unit: string) => printedResult({ ...item, comparator: '', value: 6.1, text: '', unit })
  expect(['10^9/L', 'x10*12/L', '×10^9/L', 'mmol/L', '10^90/L'].map(of)).toEqual([
    '6.1 ×10⁹/L',
    '6.1 ×10¹²/L',
    '6.1 ×10⁹/L',
    '6.1 mmol/L',
    '6.1 10^90/L',
  ])
})
