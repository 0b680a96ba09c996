import { bookingStates } from '@nethos/contract/booking/booking.status.ts'
import { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import { lifecycleOf } from '../../lifecycle/lifecycle.ts'
import { bookingOf, columns } from './booking.table.ts'

export const bookings = lifecycleOf({
  table: 'booking',
  id: 'bookingId',
  states: bookingStates,
  starts: ['taking'],
  history: 'bookingMove',
  due: ['dueAt', 'dueEvent', 'dueStatus'],
  columns,
  read: bookingOf,
  instants: [
    'startsAt',
    'endsAt',
    'cancelUntil',
    'createdAt',
    'heldAt',
    'paidAt',
    'confirmingAt',
    'confirmedAt',
    'stoppedAt',
    'settledAt',
    'endedAt',
    'lookAt',
  ],
  derive: ({ changedTo, status }) => ({ isBeingReplaced: changedTo !== null && status !== 'cancelled' }),
  services: {
    pay_at_window: orderPayServices.payAtWindow,
    cancel: orderChangeServices.withdrawBooking,
    withdraw: orderChangeServices.withdrawBooking,
    forgo: orderChangeServices.forgoBooking,
    change: 'changeBooking begins another one; when the hospital has registered that, this one ends',
    replace: 'changeBooking begins another one; when the hospital has registered that, this one ends',
    refund: orderChangeServices.refundStopped,
  },
})
