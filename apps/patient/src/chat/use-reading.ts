import { useEffect, useEffectEvent } from 'react'

/** What stands on the screen counts as seen; that it could not be told does no harm. `report`: says so to the server. */
export function useReading(newestId: string | undefined, report: () => Promise<unknown>): void {
  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void report().catch(() => {})
  })
  useEffect(() => {
    if (newestId === undefined) return
    const again = () => seen()
    seen()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [newestId])
}
