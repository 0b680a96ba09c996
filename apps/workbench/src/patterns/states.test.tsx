import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { Fault } from './states.tsx'

it('offers another try of what could not be reached, and none of what is not there', () => {
  const retry = vi.fn<() => void>()
  const { rerender } = render(<Fault sentence="网络错误，请稍后重试" onRetry={retry} />)
  expect(screen.getByRole('button', { name: /重\s*试/ })).toBeTruthy()
  rerender(<Fault sentence={commonRefusals.not_found.sentence} onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toBe('记录不存在')
  expect(screen.queryByRole('button')).toBeNull()
})
