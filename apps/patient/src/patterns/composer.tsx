import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import './composer.css'

interface ComposerProps {
  value: string
  onChange: (value: string) => void
  /** Sends what is typed, trimmed; a promise keeps the bar busy. */
  onSend: (text: string) => unknown
  /** Shown while empty, and what screen readers say. */
  label: string
  /** Above: 您还能回复3条. */
  note?: ReactNode
  /** What the plus opens: pictures, camera, PDF. Without it there is no plus. */
  extras?: ReactNode
  /** The most characters, in code points. */
  limit?: number
}

/** The bar to write in: it grows to five lines, sends when there is text, and opens the extras when there is none. */
export function Composer({ value, onChange, onSend, label, note, extras, limit }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const text = value.trim()
  const over = limit === undefined ? 0 : Array.from(text).length - limit

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    // Without a word in it its one row is right: to measure is to lay the whole page out at once.
    if (value) element.style.height = `${element.scrollHeight}px`
  }, [value])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!text || over > 0 || isBusy) return
    setBusy(true)
    try {
      await onSend(text)
    } finally {
      setBusy(false)
      area.current?.focus()
    }
  }
  return (
    <form className="composer" onSubmit={event => void send(event)}>
      {(note || over > 0) && (
        <p className={over > 0 ? 'composer__note composer__note--over' : 'composer__note'} role="status">
          {over > 0 ? `最多${limit}个字，超出${over}个字` : note}
        </p>
      )}
      <div className="composer__row">
        <textarea
          ref={area}
          className="composer__text"
          rows={1}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={event => onChange(event.target.value)}
          onFocus={() => setOpen(false)}
        />
        {text || !extras ? (
          <button type="submit" className="composer__send" disabled={!text || over > 0} aria-busy={isBusy || undefined}>
            发送
          </button>
        ) : (
          <button
            type="button"
            className="composer__plus"
            aria-label="更多功能"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
      {isOpen && extras && <div className="composer__extras">{extras}</div>}
    </form>
  )
}
