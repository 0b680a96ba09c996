import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import './stream.css'

interface TalkBoxProps {
  /** How many messages there are: a new one is brought into view. */
  count: number
  children: ReactNode
}

/** A talk from old to new; the newest in view unless the doctor reads further up. */
export function TalkBox({ count, children }: TalkBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const toEnd = () => {
    if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }

  useLayoutEffect(toEnd, [count])
  // Pictures make the talk longer after they have come; a longer answer makes its window lower.
  useEffect(() => {
    const watcher = new ResizeObserver(toEnd)
    for (const one of [inside.current, box.current]) if (one) watcher.observe(one)
    return () => watcher.disconnect()
  }, [])

  return (
    <div
      ref={box}
      className="stream"
      role="log"
      aria-label="对话"
      tabIndex={0}
      onScroll={({ currentTarget: it }) => {
        isAtEnd.current = it.scrollHeight - it.scrollTop - it.clientHeight < 80
      }}
    >
      <div ref={inside} className="stream__inside">
        {children}
      </div>
    </div>
  )
}
