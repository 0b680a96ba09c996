import { useState } from 'react'

const prefix = 'nethos.draft.'

/** Takes away everything that was typed and not sent; when somebody signs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

const read = <Value>(key: string, empty: Value): Value => {
  try {
    const kept = localStorage.getItem(prefix + key)
    return kept === null ? empty : (JSON.parse(kept) as Value)
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
  const set = (next: Value) => {
    localStorage.setItem(prefix + key, JSON.stringify(next))
    setValue(next)
  }
  const clear = () => {
    localStorage.removeItem(prefix + key)
    setValue(empty)
  }
  return { value, set, clear }
}
