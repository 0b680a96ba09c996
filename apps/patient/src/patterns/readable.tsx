import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ReadAloud } from '../controls/read-aloud.tsx'
import { useAppInfo } from './app-info.ts'
import { long } from './long-text.ts'

/** A text that can be heard too: 朗读 stands above it once it is long enough. */
export function Readable({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  const { isElder } = useAppInfo()
  const [letters, setLetters] = useState(0)
  useLayoutEffect(() => setLetters(text.current?.textContent?.length ?? 0), [children])
  return (
    <>
      {letters >= (isElder ? long.elder : long.usual) && <ReadAloud of={text} />}
      <div ref={text}>{children}</div>
    </>
  )
}
