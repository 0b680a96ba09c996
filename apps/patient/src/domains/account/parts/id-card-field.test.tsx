import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IdCardField } from './id-card-field.tsx'

test('an ID number of 15 digits is not told that it should have 18, and blanks and a small x do not matter', () => {
  const onChange = vi.fn<(idCard: string) => void>()
  render(<IdCardField value="" onChange={onChange} />)
  const field = screen.getByLabelText('身份证号')
  expect(field.getAttribute('placeholder')).toBe('身份证号')
  expect(document.body.textContent).not.toMatch(/\d+位/)
  fireEvent.change(field, { target: { value: '330106 1954 0520 011x' } })
  expect(onChange).toHaveBeenCalledWith('33010619540520011X')
})
