import { useRef, useState } from 'react'

export interface Draft<Value> {
  value: Value
  set: (next: Value | ((now: Value) => Value)) => void
  clear: () => void
}

interface DraftPlaces {
  prefix: string
  others?: readonly string[]
  ownerPlace: string
}

/**
 * What is being typed, kept in this browser until it has been sent: a call, a crash or an empty battery loses nothing.
 * `prefix` begins the names of all drafts, `others` those of what goes with them, under `ownerPlace` stands whose they are.
 */
export function draftsAt({ prefix, others = [], ownerPlace }: DraftPlaces) {
  function read<Value>(key: string, empty: Value): Value {
    try {
      const saved = localStorage.getItem(prefix + key)
      return saved === null ? empty : (JSON.parse(saved) as Value)
    } catch {
      return empty
    }
  }
  function write<Value>(key: string, value: Value, empty: Value): void {
    const text = JSON.stringify(value)
    try {
      if (text === JSON.stringify(empty)) localStorage.removeItem(prefix + key)
      else localStorage.setItem(prefix + key, text)
    } catch {
      // A full store: what was typed stands in the page alone.
    }
  }

  /** Takes away everything that was typed and not sent; when somebody signs out. */
  function forgetDrafts(): void {
    for (const key of Object.keys(localStorage))
      if ([prefix, ...others].some(begin => key.startsWith(begin))) localStorage.removeItem(key)
    localStorage.removeItem(ownerPlace)
  }

  /** Somebody logs in: what another typed here before his session ended is taken away. */
  function claimDrafts(ownerId: string | undefined): void {
    const owner = localStorage.getItem(ownerPlace)
    if (ownerId === undefined || (owner !== null && owner !== ownerId)) forgetDrafts()
    if (ownerId !== undefined) localStorage.setItem(ownerPlace, ownerId)
  }

  /** The key names the form and what it is for: `consult.${docId}`. Call `clear` after sending. */
  function useDraft<Value>(key: string, empty: Value): Draft<Value> {
    const [value, setValue] = useState(() => read(key, empty))
    // Two changes of one moment are both kept.
    const latest = useRef(value)
    const put = (next: Value) => {
      latest.current = next
      setValue(next)
    }
    return {
      value,
      set(next) {
        put(typeof next === 'function' ? (next as (now: Value) => Value)(latest.current) : next)
        write(key, latest.current, empty)
      },
      clear() {
        localStorage.removeItem(prefix + key)
        put(empty)
      },
    }
  }

  return { forgetDrafts, claimDrafts, useDraft }
}
