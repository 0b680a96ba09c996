import { useEffect, useEffectEvent } from 'react'

/** What stands on the screen counts as seen; that it could not be told does no harm. `tell`: says so to the server. */
export function useReading(newestId: string | undefined, tell: () => Promise<unknown>): void {
  const seen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void tell().catch(() => {})
  })
  useEffect(() => {
    if (newestId === undefined) return
    const again = () => seen()
    seen()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [newestId])
}
