import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consultFirstPages } from '@nethos/contract/consult/consult-first.pages.ts'
import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { homeFirstPages } from '@nethos/contract/home/home-first.pages.ts'
import { FirstWait } from './first-wait.tsx'

it.each([
  [homeFirstPages.home.at, 'home'],
  [doctorFirstPages.doctors.at, 'rows'],
  [consultFirstPages.consult.at.replace(':consultId', 'c1'), 'chat'],
  ['/book/confirm', 'grid'],
])('at %s the wait for the first page has the shape of a %s', (address, shape) => {
  history.replaceState(null, '', address)
  render(<FirstWait />)
  expect(screen.getByRole('status', { name: '正在加载' }).className).toBe(`skeleton skeleton--${shape}`)
})
