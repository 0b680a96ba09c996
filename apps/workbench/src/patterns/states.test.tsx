import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { serviceIcons } from '@nethos/contract/common/service-icons.ts'
import { emptyKinds, type EmptyKind } from './empty-kinds.ts'
import { Empty, Fault } from './states.tsx'

it('offers another try of what could not be reached, and none of what is not there', () => {
  const retry = vi.fn<() => void>()
  const { rerender } = render(<Fault sentence="网络错误，请稍后重试" onRetry={retry} />)
  expect(screen.getByRole('button', { name: /重\s*试/ })).toBeTruthy()
  rerender(<Fault sentence={commonRefusals.not_found.sentence} onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toBe('记录不存在')
  expect(screen.queryByRole('button')).toBeNull()
})

it.each(Object.keys(emptyKinds) as EmptyKind[])(
  'an empty place that is %s has its drawing and its sentence',
  async kind => {
    const { container } = render(<Empty as={kind} sentence="没有符合条件的订单" />)
    expect(screen.getByText('没有符合条件的订单')).toBeTruthy()
    await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
    const lines = [...container.querySelectorAll('path')].map(path => path.getAttribute('d'))
    const { body, detail } = serviceIcons[emptyKinds[kind]]
    expect(lines).toEqual([body, body, detail])
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  },
)

it('no two reasons share a drawing, and no page shows one drawing in two of its lists', () => {
  expect(new Set(Object.values(emptyKinds)).size).toBe(Object.keys(emptyKinds).length)
  const domains = join(import.meta.dirname, '../domains')
  const pages = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.page.tsx'))
  expect(pages.length).toBeGreaterThan(80)
  for (const page of pages) {
    const used = readFileSync(join(domains, page), 'utf8').match(/(?<=(emptyAs|Empty as)=)"\w+"/g) ?? []
    expect(new Set(used).size, page).toBe(used.length)
  }
})
