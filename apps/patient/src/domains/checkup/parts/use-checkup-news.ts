import { useEvents } from '@nethos/calls/events.ts'

/** Asks again when the server says that an order has changed; also when one comes back to the page. */
export function useCheckupNews(retry: () => unknown): void {
  useEvents(event => {
    if (event.type === 'checkup_order') retry()
  })
}
