import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

test('no more can be typed than a search takes', () => {
  render(<SearchBox label="搜索医生" value="" onChange={vi.fn<() => void>()} />)
  expect(screen.getByRole<HTMLInputElement>('searchbox').maxLength).toBe(50)
})
