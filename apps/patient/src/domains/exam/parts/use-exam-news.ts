import { useEvents } from '@nethos/calls/events.ts'

/** Asks again when the server says that an examination, a queue or an order has changed; also when one comes back to the page. */
export function useExamNews(type: 'examination' | 'queue' | 'item_order', retry: () => unknown): void {
  useEvents(event => {
    if (event.type === type) retry()
  })
}
