import { useState, type ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { SearchBox } from '../controls/search-box.tsx'
import { Card } from './card.tsx'
import { Page } from './page.tsx'
import { useRecentWords } from './recent-words.ts'
import './search-page.css'

interface SearchPageProps {
  title: string
  /** What can be found here: 搜索医生、科室. */
  label: string
  /** The words that the results below belong to; empty before the first search. Keep them with useWord. */
  word: string
  onSearch: (word: string) => void
  /** Under which name the recent words are kept on this phone. */
  recent: string
  /** The results, in Cards by group; shown once there is a word. */
  children: ReactNode
  /** Below the recent words: words that many look for. */
  suggestions?: ReactNode
}

/** Kind 10: words, recent words, results in groups. */
export function SearchPage({ title, label, word, onSearch, recent, children, suggestions }: SearchPageProps) {
  const [typed, setTyped] = useState(word)
  const [from, setFrom] = useState(word)
  const { words, add, clear } = useRecentWords(recent)
  if (from !== word) {
    setFrom(word)
    setTyped(word)
  }
  const search = (next: string) => {
    setTyped(next)
    if (next) add(next)
    onSearch(next)
  }
  const change = (next: string) => {
    setTyped(next)
    if (next === '' && word !== '') onSearch('')
  }
  return (
    <Page title={title} head={<SearchBox label={label} value={typed} onChange={change} onSearch={search} />}>
      {word
        ? children
        : words.length > 0 && (
            <Card
              title="最近搜索"
              more={
                <button type="button" onClick={clear}>
                  清空
                </button>
              }
            >
              <div className="recent-words">
                {words.map(kept => (
                  <button key={kept} type="button" className="recent-words__word" onClick={() => search(kept)}>
                    <Icon name="clock" />
                    {kept}
                  </button>
                ))}
              </div>
            </Card>
          )}
      {!word && suggestions}
    </Page>
  )
}
