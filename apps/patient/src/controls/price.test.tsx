import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price, yuan } from './price.tsx'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [123456, '1234.56'],
  [-1, '0.00'],
])('%i cents are %s yuan', (cents, text) => expect(yuan(cents)).toBe(text))

test('a price is read aloud as one amount', () => {
  render(<Price cents={1250} />)
  expect(screen.getByRole('img', { name: '12.50元' }).textContent).toBe('¥12.50')
})
