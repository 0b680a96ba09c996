import { useSearchParams } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { ReadingDetail, ReadingList, ReadingSearch, useReadingAsked } from '../../../patterns/reading-set.tsx'
import { articleTypes, hospitalArticle, hospitalArticles } from '../content.calls.ts'
import { countReading } from '../count-reading.ts'
import { hospitalLineOf, noteOf } from '../lines.ts'
import type { Shelf } from '../shelves.ts'

/** All texts of a shelf, or those of one category. */
export function ShelfList({ shelf: { shelf, title, label, searchTo, empty } }: { shelf: Shelf }) {
  const types = useServiceQuery(articleTypes(shelf))
  const categories = types.value?.map(({ typeId, typeName }) => ({ id: typeId, name: typeName }))
  const asked = useReadingAsked(categories)
  const of = {
    shelf,
    ...(asked.category ? { typeId: asked.category } : {}),
    ...(asked.word ? { search: asked.word } : {}),
  }
  const rows = useRows(hospitalArticles(of), { unless: asked.isUnclear })
  return (
    <ReadingList
      title={title}
      label={label}
      searchTo={searchTo}
      categories={categories ?? []}
      asked={asked}
      rows={{ ...rows, rows: rows.rows.map(hospitalLineOf) }}
      empty={empty}
    />
  )
}

/** What a shelf has with these words. */
export function ShelfSearch({ shelf: { shelf, label, listAt } }: { shelf: Shelf }) {
  const [query, setQuery] = useSearchParams()
  const word = query.get('search') ?? ''
  const rows = useRows(hospitalArticles({ shelf, search: word }), { unless: word === '' })
  return (
    <ReadingSearch
      label={label}
      recent={shelf}
      word={word}
      onSearch={search => setQuery(search ? { search } : {}, { replace: true })}
      rows={{ ...rows, rows: rows.rows.map(hospitalLineOf) }}
      suggestions={<Categories shelf={shelf} listAt={listAt} />}
    />
  )
}

/** The categories of a shelf, for who knows no word. */
function Categories({ shelf, listAt }: Pick<Shelf, 'shelf' | 'listAt'>) {
  const { value: types = [] } = useServiceQuery(articleTypes(shelf))
  if (types.length === 0) return null
  return (
    <Card title="分类">
      <ActionList
        actions={types.map(({ typeId, typeName }) => ({
          label: typeName,
          to: `${listAt}?${new URLSearchParams({ typeId })}`,
        }))}
      />
    </Card>
  )
}

/** One text of a shelf. */
export function ShelfText({ shelf: { title, caution }, id }: { shelf: Shelf; id: string }) {
  const text = useServiceQuery(hospitalArticle(id))
  const there = text.value
  return (
    <ReadingDetail
      title={title}
      text={{ ...text, value: there && { title: there.title, note: noteOf(there.source, there), html: there.content } }}
      onRead={() => countReading(id)}
    >
      {() => caution && <Notice>{caution}</Notice>}
    </ReadingDetail>
  )
}
