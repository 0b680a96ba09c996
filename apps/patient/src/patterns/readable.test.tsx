import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAt } from '../testing/open-at.tsx'
import { Readable } from './readable.tsx'

const words = (letters: number) =>
  function Page() {
    return (
      <Readable>
        <p>{'药'.repeat(letters)}</p>
      </Readable>
    )
  }

beforeEach(() => vi.stubGlobal('speechSynthesis', { speak: vi.fn(), cancel: vi.fn() }))

test('a long text can be heard, a short one is read faster than the button is found', () => {
  openAt('/', words(80))
  expect(screen.getByRole('button', { name: '朗读' })).toBeDefined()
  cleanup()
  openAt('/', words(79))
  expect(screen.queryByRole('button', { name: '朗读' })).toBeNull()
})

test('in large letters a few words can be heard, too', () => {
  openAt('/', words(20), { app: { isElder: true } })
  expect(screen.getByRole('button', { name: '朗读' })).toBeDefined()
})
