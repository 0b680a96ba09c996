import { useEffect, useRef } from 'react'
import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'

/** The longest time that a timer of the browser can wait (ms). */
const longest = 2_147_483_647
/** The server has released them by then, though this phone's clock be a little ahead (ms). */
const slack = 500

/** Asks again when the next numbers of what is listed are released, by the server's clock: 即将放号 becomes 可预约. */
export function useReleases(sessions: readonly Session[] | undefined, onRelease: () => unknown): void {
  const latest = useRef(onRelease)
  useEffect(() => {
    latest.current = onRelease
  })
  const next = Math.min(
    ...(sessions ?? []).flatMap(one =>
      one.slotState === 'upcoming' && one.releaseAt > serverNow() ? [one.releaseAt] : [],
    ),
  )
  useEffect(() => {
    const wait = next - serverNow()
    if (wait > longest) return undefined
    const timer = setTimeout(() => void latest.current(), Math.max(wait, 0) + slack)
    return () => clearTimeout(timer)
  }, [next])
}
