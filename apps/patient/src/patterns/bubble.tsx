import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Avatar } from '../controls/avatar.tsx'
import { ReadAloud } from '../controls/read-aloud.tsx'
import './bubble.css'
import { useAppInfo } from './app-info.ts'
import { long } from './long-text.ts'

interface BubbleProps {
  /** me: at the right; them: at the left with a portrait. */
  by: 'me' | 'them'
  /** Who it is; shown above what they say, for me only to screen readers. */
  name: string
  avatar?: string | null
  children: ReactNode
  /** Below, small: 发送中, 发送失败 with a way to try again. */
  note?: ReactNode
  /** Just sent: it comes up from the bar. */
  isRising?: boolean
}

/** What one person said in a room. */
export function Bubble({ by, name, avatar, children, note, isRising = false }: BubbleProps) {
  const query = useRef<HTMLDivElement>(null)
  const { isElder } = useAppInfo()
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => setLong((query.current?.textContent?.length ?? 0) >= long.usual), [children])
  return (
    <article className={`bubble bubble--${by}${isRising ? ' bubble--rising' : ''}`}>
      {by === 'them' && <Avatar src={avatar} size="small" />}
      <div className="bubble__side">
        <p className={by === 'me' ? 'unseen' : 'bubble__name'}>{name}</p>
        <div className="bubble__said" ref={query}>
          {children}
        </div>
        {note && <p className="bubble__note">{note}</p>}
        {by === 'them' && (isElder || isLong) && <ReadAloud of={query} />}
      </div>
    </article>
  )
}

/** In the middle of the stream and small: what the system tells, or what time it was. */
export const StreamNote = ({ children }: { children: ReactNode }) => <div className="stream-note">{children}</div>
