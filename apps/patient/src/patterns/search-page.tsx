import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { SearchBox } from '../controls/search-box.tsx'
import { Card } from './card.tsx'
import { Page } from './page.tsx'
import { useRecentWords } from './recent-words.ts'
import './search-page.css'
import { useTyped } from './use-typed.ts'

interface SearchPageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
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
  const { words, add, clear } = useRecentWords(recent)
  const box = useTyped(word, onSearch)
  const search = (next: string) => {
    if (next) add(next)
    box.search(next)
  }
  return (
    <Page title={title} head={<SearchBox label={label} value={box.typed} onChange={box.change} onSearch={search} />}>
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
                {words.map(item => (
                  <button key={item} type="button" className="recent-words__word" onClick={() => search(item)}>
                    <Icon name="clock" />
                    {item}
                  </button>
                ))}
              </div>
            </Card>
          )}
      {!word && suggestions}
    </Page>
  )
}
