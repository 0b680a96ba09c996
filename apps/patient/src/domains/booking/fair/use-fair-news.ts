import { useEvents } from '@nethos/calls/events.ts'

/** Asks again when something of this kind has happened to the account: a number was offered, a draw was held. */
export function useFairNews(type: 'waitlist' | 'draw', again: () => unknown): void {
  useEvents(event => {
    if (event.type === type) again()
  })
}
