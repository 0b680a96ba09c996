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
  /** Asks for older messages when the upper end comes into view, and gives false when they could not be had; leave it out when there are none. */
  onOlder?: (() => Promise<boolean>) | undefined
  /** What 返回 does instead of going back. */
  onBack?: () => void
}

const near = 120

/** Kind 11: a room. Title, stream, composer. The stream stays at its lower end while one reads there. */
export function RoomPage({ title, children, composer, side, action, onOlder, onBack }: RoomPageProps) {
  const room = useRef<HTMLDivElement>(null)
  const stream = useRef<HTMLDivElement>(null)
  const fromBottom = useRef(0)
  const height = useRef(0)
  useScreenHeight(room)

  useLayoutEffect(() => {
    const element = stream.current
    if (!element) return
    const settle = () => {
      height.current = element.clientHeight
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
    // A lower window (the keyboard, the extras) moves the stream by itself: that is not somebody who reads further up.
    if (element?.clientHeight === height.current)
      fromBottom.current = element.scrollHeight - element.clientHeight - element.scrollTop
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

function Older({ onOlder }: { onOlder: () => Promise<boolean> }) {
  const mark = useRef<HTMLButtonElement>(null)
  const latest = useRef(onOlder)
  useEffect(() => {
    latest.current = onOlder
  })
  useEffect(() => {
    const element = mark.current
    if (!element) return
    // Whoever is still at the upper end when they have come is asked for the next ones: only a change would be told.
    const ask = async () => {
      if (!(await latest.current())) return
      seen.unobserve(element)
      seen.observe(element)
    }
    const seen = new IntersectionObserver(([entry]) => void (entry?.isIntersecting && ask()))
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return (
    <button type="button" className="rows__end" ref={mark} onClick={() => void onOlder()}>
      查看更早的消息
    </button>
  )
}
