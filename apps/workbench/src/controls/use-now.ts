import { useEffect, useState } from 'react'

/** Looks at a clock every so many ms, so that waits and deadlines on the page go on. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
