import { useRef, type FormEvent } from 'react'
import './search-box.css'
import { Icon } from './icon.tsx'

interface SearchBoxProps {
  /** What can be found here; said by screen readers and shown while empty. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter, or the keyboard's search key, with the words trimmed. */
  onSearch?: (words: string) => void
}

/** One line to search with, and a cross to empty it. */
export function SearchBox({ label, value, onChange, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const search = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    onSearch?.(value.trim())
  }
  return (
    <form className="search-box" role="search" onSubmit={search}>
      <Icon name="search" />
      <input
        ref={input}
        className="search-box__input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        // No search of the contract takes more (searchText).
        maxLength={50}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className="search-box__clear"
          aria-label="清空"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  )
}
