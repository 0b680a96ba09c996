import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import './room-page.css'
import { TitleBar } from './title-bar.tsx'
import { useScreenHeight } from './use-screen-height.ts'

interface RoomPageProps {
  title: string
  /** The stream from old to new: Bubbles and StreamNotes. */
  children: ReactNode
  /** At the lower edge: a Composer, or what stands in its place. */
  composer?: ReactNode
  /** Below the title, always in view: who it is about, the time left. */
  side?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
  /** Asks for older messages when the upper end comes into view; leave it out when there are none. */
  onOlder?: (() => unknown) | undefined
  /** What 返回 does instead of going back. */
  onBack?: () => void
}

const near = 120

/** Kind 11: a room. Title, stream, composer. The stream stays at its lower end while one reads there. */
export function RoomPage({ title, children, composer, side, action, onOlder, onBack }: RoomPageProps) {
  const room = useRef<HTMLDivElement>(null)
  const stream = useRef<HTMLDivElement>(null)
  const fromBottom = useRef(0)
  useScreenHeight(room)

  useLayoutEffect(() => {
    const element = stream.current
    if (!element) return
    const settle = () => {
      if (fromBottom.current < near) element.scrollTop = element.scrollHeight
      else if (element.scrollTop < near)
        element.scrollTop = element.scrollHeight - element.clientHeight - fromBottom.current
    }
    settle()
    const watched = new ResizeObserver(settle)
    watched.observe(element)
    if (element.firstElementChild) watched.observe(element.firstElementChild)
    return () => watched.disconnect()
  }, [])

  const scrolled = () => {
    const element = stream.current
    if (element) fromBottom.current = element.scrollHeight - element.clientHeight - element.scrollTop
  }
  return (
    <div className="page room" ref={room}>
      <TitleBar title={title} action={action} onBack={onBack} />
      <main className="room__main">
        {side && <div className="room__side">{side}</div>}
        <div className="room__scroll" ref={stream} onScroll={scrolled} tabIndex={0}>
          <div className="room__stream" role="log" aria-label={title}>
            {onOlder && <Older onOlder={onOlder} />}
            {children}
          </div>
        </div>
      </main>
      {composer && <footer className="room__composer">{composer}</footer>}
    </div>
  )
}

function Older({ onOlder }: { onOlder: () => unknown }) {
  const mark = useRef<HTMLButtonElement>(null)
  const latest = useRef(onOlder)
  useEffect(() => {
    latest.current = onOlder
  })
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current())
    if (mark.current) seen.observe(mark.current)
    return () => seen.disconnect()
  }, [])
  return (
    <button type="button" className="rows__end" ref={mark} onClick={() => onOlder()}>
      查看更早的消息
    </button>
  )
}
