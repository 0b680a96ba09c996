import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SearchBox } from '../controls/search-box.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { Article } from './article.tsx'
import { Page } from './page.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { ReadingPage } from './reading-page.tsx'
import { ReadingRow, type ReadingLine } from './reading-row.tsx'
import { Rows } from './rows.tsx'
import { SearchLink } from './search-link.tsx'
import { SearchPage } from './search-page.tsx'
import type { RowSource, ValueSource } from './sources.ts'
import { useTyped } from './use-typed.ts'

export interface ReadingCategory {
  id: string
  name: string
}

/** What a list of texts is asked for by its address: ?typeId= or ?typeName= of a category, ?search= words. */
export function useReadingAsked(categories: readonly ReadingCategory[] | undefined) {
  const [query, setQuery] = useSearchParams()
  const typeName = query.get('typeName')
  const category = query.get('typeId') ?? categories?.find(one => one.name === typeName)?.id ?? ''
  const word = query.get('search') ?? ''
  return {
    category,
    word,
    /** What the name means is not known yet. */
    isUnclear: typeName !== null && !query.has('typeId') && categories === undefined,
    choose(next: { typeId?: string; search?: string }) {
      const fields = { typeId: category, search: word, ...next }
      window.scrollTo(0, 0)
      setQuery(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), { replace: true })
    },
  }
}

interface ReadingListProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** What can be found here: 搜索药品. */
  label: string
  /** The page to search on; without one the list itself is searched. */
  searchTo?: string | undefined
  categories: readonly ReadingCategory[]
  asked: ReturnType<typeof useReadingAsked>
  rows: RowSource<ReadingLine>
  empty: string
}

const all = { value: '', label: '全部' }

/** List: a way to search, the categories, the texts; where all are shown, under their headings. */
export const ReadingList = ({ title, label, searchTo, categories, asked, rows, empty }: ReadingListProps) => (
  <Page
    title={title}
    head={
      <>
        {searchTo ? (
          <SearchLink to={searchTo} label={label} />
        ) : (
          <WordBox label={label} word={asked.word} onSearch={search => asked.choose({ search })} />
        )}
        {categories.length > 1 && (
          <Tabs
            label="分类"
            tabs={[all, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
            value={asked.category}
            onChange={typeId => asked.choose({ typeId })}
          />
        )}
      </>
    }
  >
    <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
      <Rows
        rows={rows}
        empty={asked.word ? '暂无搜索结果' : empty}
        icon={asked.word ? 'search' : 'book'}
        groupOf={asked.category || asked.word ? undefined : groupOf(rows.rows)}
      >
        {line => <ReadingRow key={line.key} line={line} />}
      </Rows>
    </PullToRefresh>
  </Page>
)

const groupOf = (lines: readonly ReadingLine[]) =>
  lines.some(line => line.group) ? (line: ReadingLine) => line.group ?? '' : undefined

/** A search box over a list, its word in the address. */
export function WordBox({ label, word, onSearch }: { label: string; word: string; onSearch: (word: string) => void }) {
  const { typed, change, search } = useTyped(word, onSearch)
  return <SearchBox label={label} value={typed} onChange={change} onSearch={search} />
}

interface ReadingSearchProps {
  label: string
  /** The name that the recent words are kept under. */
  recent: string
  word: string
  onSearch: (word: string) => void
  rows: RowSource<ReadingLine>
  /** Where to look without a word. */
  suggestions?: ReactNode
}

/** Search: recent words and suggestions, then what was found. */
export const ReadingSearch = ({ label, recent, word, onSearch, rows, suggestions }: ReadingSearchProps) => (
  <SearchPage title={label} label={label} word={word} onSearch={onSearch} recent={recent} suggestions={suggestions}>
    <Rows rows={rows} empty="暂无搜索结果" icon="search">
      {line => <ReadingRow key={line.key} line={line} />}
    </Rows>
  </SearchPage>
)

export interface ReadingText {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** Who, when, how often read. */
  note: string
  html: string
}

interface ReadingDetailProps<Text extends ReadingText> {
  /** Where the page knows better than its address. */
  title?: string | undefined
  text: ValueSource<Text>
  /** Once, when the text is there. */
  onRead: () => void
  /** Below the text: who wrote it, what to bear in mind. */
  children: (text: Text) => ReactNode
}

/** Detail: one text to read. */
export function ReadingDetail<Text extends ReadingText>({ title, text, onRead, children }: ReadingDetailProps<Text>) {
  const isThere = text.value !== undefined
  useEffect(() => {
    if (isThere) onRead()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each text that arrives, whoever listens
  }, [isThere])
  return (
    <ReadingPage title={title} reading={text}>
      {one => (
        <>
          <Article title={one.title} note={one.note} html={one.html} />
          {children(one)}
        </>
      )}
    </ReadingPage>
  )
}
