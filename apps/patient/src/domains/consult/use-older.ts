import { startTransition, useEffect, useRef, useState } from 'react'

/** Messages that are drawn at once: several screens, so that a long talk opens as quickly as a short one. */
const step = 60

/** A talk is drawn from its end: older messages come when one has scrolled up to them (docs/performance.md). */
export function useOlder(count: number) {
  const [from, setFrom] = useState(() => Math.max(0, count - step))
  const drawn = useRef<() => void>(undefined)
  // Only then: who is at the upper end still is asked for more.
  useEffect(() => drawn.current?.(), [from])
  const loadOlder = (): Promise<boolean> => {
    // In small pieces of work: the finger that scrolls comes first.
    startTransition(() => setFrom(Math.max(0, from - step)))
    return new Promise(resolve => {
      drawn.current = () => resolve(true)
    })
  }
  return { from, loadOlder: from > 0 ? loadOlder : undefined }
}
