import { useEffect, useRef, type ReactNode } from 'react'
import { useAppInfo } from './app-info.ts'
import { usePageTitle } from './page-title.ts'
import './room-page.css'
import { useStream } from './use-stream.ts'
import { TitleBar } from './title-bar.tsx'
import { useScreenHeight } from './use-screen-height.ts'

interface RoomPageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
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
  /** Names the newest message that stands there: who reads further up is told of a newer one. */
  newest?: string | undefined
  /** Names the newest thing that the reader has said himself: it brings the lower end into view. */
  ownNewest?: string | undefined
  /** What 返回 does instead of going back. */
  onBack?: () => void
}

/**
 * Kind 11: a room. Title, stream, composer. The stream stays at its lower end while one reads there, and where one reads
 * further up when anything comes, above or below.
 */
export function RoomPage(props: RoomPageProps) {
  const { children, composer, side, action, newest, ownNewest, onOlder, onBack } = props
  const title = usePageTitle(props.title)
  const room = useRef<HTMLDivElement>(null)
  const stream = useRef<HTMLDivElement>(null)
  const { isElder, setElder } = useAppInfo()
  useScreenHeight(room)
  const { hasNews, scrolled, toEnd } = useStream(stream, { newest, ownNewest })

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
          {isElder && (
            <button type="button" className="page__standard room__standard" onClick={() => setElder(false)}>
              切换标准版
            </button>
          )}
        </div>
        {hasNews && (
          <button type="button" className="room__news" onClick={toEnd}>
            有新消息 ↓
          </button>
        )}
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
    // Before they are reached: who scrolls quickly does not stop at the upper end.
    const seen = new IntersectionObserver(([entry]) => void (entry?.isIntersecting && ask()), {
      root: element.closest('.room__scroll'),
      rootMargin: '800px 0px 0px',
    })
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return (
    <button type="button" className="rows__end" ref={mark} onClick={() => void onOlder()}>
      查看更早的消息
    </button>
  )
}
