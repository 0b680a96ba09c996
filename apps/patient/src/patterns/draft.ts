import { useRef, useState } from 'react'

const prefix = 'nethos.draft.'
const ownerPlace = 'nethos.drafts-of'

/** Takes away everything that was typed and not sent; when somebody signs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  localStorage.removeItem(ownerPlace)
}

/** Somebody logs in: what another account typed here before its session ended is taken away. */
export function claimDrafts(accountId: string | undefined): void {
  const owner = localStorage.getItem(ownerPlace)
  if (accountId === undefined || (owner !== null && owner !== accountId)) forgetDrafts()
  if (accountId !== undefined) localStorage.setItem(ownerPlace, accountId)
}

const read = <Value>(key: string, empty: Value): Value => {
  try {
    const saved = localStorage.getItem(prefix + key)
    return saved === null ? empty : (JSON.parse(saved) as Value)
  } catch {
    return empty
  }
}

/**
 * What is being typed, kept on this phone until it has been sent: a call, a crash or an empty battery loses nothing.
 * The key names the form and what it is for: `consult.${docId}`. Call `clear` after sending.
 */
export function useDraft<Value>(key: string, empty: Value) {
  const [value, setValue] = useState(() => read(key, empty))
  // Two changes of one moment are both kept.
  const latest = useRef(value)
  const put = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  const set = (next: Value | ((now: Value) => Value)) => {
    put(typeof next === 'function' ? (next as (now: Value) => Value)(latest.current) : next)
    localStorage.setItem(prefix + key, JSON.stringify(latest.current))
  }
  const clear = () => {
    localStorage.removeItem(prefix + key)
    put(empty)
  }
  return { value, set, clear }
}
