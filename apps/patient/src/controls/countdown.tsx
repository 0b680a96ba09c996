import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Milliseconds as 04分09秒, with hours in front when there are any. */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (figure: number) => String(figure).padStart(2, '0')
  const minutes = `${two(Math.floor(seconds / 60) % 60)}分${two(seconds % 60)}秒`
  return seconds < 3600 ? minutes : `${Math.floor(seconds / 3600)}小时${minutes}`
}

interface CountdownProps {
  /** The instant (epoch ms, by the same clock as `now`) at which the time is up. */
  until: number
  /** The clock to count by: the server's, where it decides. */
  now: () => number
  /** Called once when the time is up. */
  onEnd?: () => void
  /** The sentence around the figures, e.g. `left => <>请在 {left}内完成支付</>`. */
  children?: (left: string) => ReactNode
}

/** Minutes and seconds until an instant; it stays right when the phone has slept meanwhile. */
export function Countdown({ until, now, onEnd, children = left => left }: CountdownProps) {
  const [left, setLeft] = useState(() => until - now())
  const latest = useRef({ now, onEnd })
  useEffect(() => {
    latest.current = { now, onEnd }
  })

  useEffect(() => {
    const tick = () => {
      const rest = until - latest.current.now()
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      latest.current.onEnd?.()
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [until])

  return <span role="timer">{children(remaining(left))}</span>
}
