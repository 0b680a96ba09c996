import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { StarsField } from './stars.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { value: 'all', label: '全部' },
  { value: 'going', label: '进行中', count: 2 },
  { value: 'finished', label: '已完成', count: 0 },
]

function Status() {
  const [value, setValue] = useState('all')
  return <Tabs label="咨询状态" tabs={tabs} value={value} onChange={setValue} />
}

test('tabs are told apart by name and by which one is chosen; the arrows move round', () => {
  render(<Status />)
  expect(screen.getByRole('tablist', { name: '咨询状态' })).toBeDefined()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('全部')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['全部', '进行中2', '已完成'])

  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('进行中2')
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('已完成')
})

test('stars are chosen like a radio group and told in words', () => {
  let score = 0
  const { rerender } = render(<StarsField label="服务评分" value={0} onChange={next => (score = next)} />)
  fireEvent.click(screen.getByRole('radio', { name: '4星，满意' }))
  expect(score).toBe(4)
  rerender(<StarsField label="服务评分" value={4} onChange={() => {}} />)
  expect(screen.getByText('满意')).toBeDefined()
})
