import { Input } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import './phrases.css'

interface PhrasesFoundProps {
  menu: ReactNode
  word: string
  onWord: (word: string) => void
  onFirst: () => void
  onLeave: () => void
}

/** A long list of phrases under a field that finds one: Enter takes the first, the arrow goes into the list. */
export function PhrasesFound({ menu, word, onWord, onFirst, onLeave }: PhrasesFoundProps) {
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onFirst()
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.closest('.phrases__found')?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  return (
    <div className="phrases__found">
      <Input
        autoFocus
        aria-label="查找常用语"
        placeholder="查找常用语"
        value={word}
        onChange={event => onWord(event.target.value)}
        onKeyDown={onKey}
      />
      {menu}
    </div>
  )
}
