import { useSearchParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { home, nearest, type Which } from '../daysurgery.calls.ts'

/** Whose and which operation the address means. */
export function useWhich(): Which {
  const [query] = useSearchParams()
  return { personId: query.get('compatId') ?? '', surgeryId: query.get('id') ?? '' }
}

/** The operation that the address means, whole; it moves while one looks. */
export function useHome() {
  const { surgeryId, personId } = useWhich()
  const isNamed = surgeryId !== ''
  const named = useServiceQuery(home(surgeryId), { unless: !isNamed })
  const near = useServiceQuery(nearest(personId), { unless: isNamed })
  const result = isNamed ? named : near
  useSurgeryNews(result.retry)
  return result
}

/** Asks again when the server says that an operation or its tasks have changed; also when one comes back to the page. */
export function useSurgeryNews(retry: () => unknown): void {
  useEvents(event => {
    if (event.type === 'surgery' || event.type === 'pathway') retry()
  })
}
