import { useState } from 'react'

/** The names that draft.ts takes away when somebody signs out. */
const prefix = 'nethos.recent.'
const most = 10

const read = (key: string): string[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? '[]')
    return Array.isArray(saved) ? saved.filter(word => typeof word === 'string') : []
  } catch {
    return []
  }
}

/** The last ten words searched for here, newest first; they stay on this phone, until somebody signs out. */
export function useRecentWords(key: string) {
  const [words, setWords] = useState(() => read(key))
  const save = (next: string[]) => {
    localStorage.setItem(prefix + key, JSON.stringify(next))
    setWords(next)
  }
  return {
    words,
    add: (word: string) => save([word, ...words.filter(item => item !== word)].slice(0, most)),
    clear: () => save([]),
  }
}
