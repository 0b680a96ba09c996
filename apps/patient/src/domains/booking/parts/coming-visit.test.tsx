import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { answer, forget, refuse } from '../../../testing/open-page.tsx'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aBooking } from '../testing/orders.samples.ts'
import { ComingVisit } from './coming-visit.tsx'

vi.mock('@nethos/calls/call.ts')

beforeEach(forget)

test('the next visit is a tap away', async () => {
  answer(orderServices.comingVisits, [aBooking(), aBooking({ bookingId: 'b2', personName: '王德福' })])
  openAt('/', ComingVisit)
  await screen.findByText('王秀英 · 心血管内科 · 沈知远')
  expect(way(/上午 08:30/)).toBe('/my/book/list/b1')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('what is not paid leads to the payment', async () => {
  answer(orderServices.comingVisits, [aBooking({ status: 'unpaid', statusLabel: '待支付' })])
  openAt('/', ComingVisit)
  await screen.findByText('待支付')
  expect(way(/08:30/)).toBe('/book/pay?orderId=b1')
})

test('a visit at the school leads to its own page', async () => {
  answer(orderServices.comingVisits, [aBooking({ sort: 'school' })])
  openAt('/', ComingVisit)
  await screen.findByText(/王秀英/)
  expect(way(/08:30/)).toBe('/my/book/school/b1')
})

test('where none is to come, or it cannot be had, nothing stands there', async () => {
  refuse(orderServices.comingVisits, { code: '1', sentence: '网络错误，请稍后重试' })
  openAt('/', ComingVisit)
  await Promise.resolve()
  expect(screen.queryByRole('link')).toBeNull()
})
