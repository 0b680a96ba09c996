import { useState } from 'react'

/**
 * What stands in a search box, beside the word of the address that the results belong to. The address follows a search a
 * little later; what is typed meanwhile stays. Only a word that comes from elsewhere (the way back) replaces it.
 */
export function useTyped(word: string, onSearch: (word: string) => void) {
  const [typed, setTyped] = useState(word)
  const [asked, setAsked] = useState(word)
  const [seen, setSeen] = useState(word)
  if (seen !== word) {
    setSeen(word)
    setAsked(word)
    if (word !== asked) setTyped(word)
  }
  const search = (next: string) => {
    setTyped(next)
    setAsked(next)
    onSearch(next)
  }
  const change = (next: string) => {
    setTyped(next)
    if (next !== '' || asked === '') return
    setAsked('')
    onSearch('')
  }
  return { typed, change, search }
}
