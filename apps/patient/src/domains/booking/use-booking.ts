import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useGrantNews } from '../grants/public.tsx'
import { booking } from './orders.calls.ts'

/** One booking: the page hears of every change, and asks by itself where it cannot hear. */
export function useBooking(bookingId: string) {
  const query = useServiceQuery(booking(bookingId), { everyMs: 5_000 })
  useEvents(({ type, id }) => {
    if (type === 'booking' && id === bookingId) query.retry()
  })
  useGrantNews(query.retry)
  return query
}
