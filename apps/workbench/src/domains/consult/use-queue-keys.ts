import { useLocation, useNavigate } from 'react-router'
import { useDeskKeys } from './use-desk-keys.ts'

/** j opens the next consult of the queue, k the one before. */
export function useQueueKeys(consultIds: readonly string[], here: string | undefined): void {
  const go = useNavigate()
  const { search } = useLocation()
  const step = (by: number) => () => {
    const at = here === undefined ? -1 : consultIds.indexOf(here)
    const next = consultIds[at === -1 ? 0 : at + by]
    if (next) void go({ pathname: `/consults/${next}`, search })
  }
  useDeskKeys({ j: step(1), k: step(-1) })
}
