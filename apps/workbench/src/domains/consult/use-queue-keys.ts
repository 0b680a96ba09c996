import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDeskKeys } from './use-desk-keys.ts'

/** j opens the next consult of the queue, k the one before. */
export function useQueueKeys(consultIds: readonly string[], here: string | undefined): void {
  const go = useNavigate()
  const { search } = useLocation()
  // Two quick strokes are two steps: the first one's page may still be on its way.
  const reached = useRef(here)
  useEffect(() => {
    reached.current = here
  }, [here])
  const step = (by: number) => () => {
    const at = reached.current === undefined ? -1 : consultIds.indexOf(reached.current)
    const next = consultIds[at === -1 ? 0 : at + by]
    if (!next) return
    reached.current = next
    void go({ pathname: `/consults/${next}`, search })
  }
  useDeskKeys({ j: step(1), k: step(-1) })
}
