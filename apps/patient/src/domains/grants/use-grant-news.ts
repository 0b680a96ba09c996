import { useEvents } from '@nethos/calls/events.ts'

/** Asks again when somebody has given or taken back a grant: what may no longer be shown goes from the page. */
export function useGrantNews(again: () => void): void {
  useEvents(event => {
    if (event.type === 'grant') again()
  })
}
