import { expect, test } from 'vitest'
import { bookings } from '../domains/booking/booking.lifecycle.ts'
import type { Booking } from '../domains/booking/booking.table.ts'

const nothing = () => Promise.resolve()

test('a clock event that nobody handles does not compile', () => {
  const all = { expire: nothing, give_up: nothing, lapse: nothing, settle: nothing }
  const { settle, ...rest } = all
  expect(bookings.timer('whole', all).name).toBe('whole')
  // @ts-expect-error -- `settle` is missing
  bookings.timer('lacks one', rest)
  // @ts-expect-error -- people cause it
  bookings.timer('has one too many', { ...all, withdraw: settle })
})

test('a change is one of columns, in the form that the rules see', () => {
  const changes = (_: Parameters<typeof bookings.change>[2]) => true
  expect(changes({ heldAt: 1, lookAt: null, payAt: 'window' })).toBe(true)
  // @ts-expect-error -- instants are epoch ms
  changes({ heldAt: new Date() })
  // @ts-expect-error -- no such way to pay
  changes({ payAt: 'later' })
  // @ts-expect-error -- the engine writes it
  changes({ dueAt: null })
  // @ts-expect-error -- a transition writes it
  changes({ status: 'booked' })
})

const unpaid = {
  status: 'unpaid',
  feeCents: 1_000,
  createdAt: 0,
  heldAt: 60_000,
  endsAt: 86_400_000,
  settledAt: null,
} as Booking

test('past due a row is read in the state that the clock will write', () => {
  expect(bookings.asOf(unpaid, 15 * 60_000).status).toBe('unpaid')
  expect(bookings.asOf(unpaid, 16 * 60_000).status).toBe('cancelled')
})

test('the deadline of a row is the next thing that the clock causes', () => {
  expect(bookings.deadlines('unpaid', unpaid)).toEqual({
    dueAt: new Date(16 * 60_000),
    dueEvent: 'expire',
    dueStatus: 'cancelled',
  })
  expect(bookings.deadlines('seen', unpaid)).toEqual({ dueAt: null, dueEvent: null, dueStatus: null })
})
