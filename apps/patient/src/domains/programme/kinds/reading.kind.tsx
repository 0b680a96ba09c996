import { useState } from 'react'
import { useLocation } from 'react-router'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { Chips } from '../../../controls/chips.tsx'
import { SearchBox } from '../../../controls/search-box.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useTab, useWord } from '../../../patterns/use-in-address.ts'
import { ArticleText } from '../parts/article-text.tsx'
import { Ways, leadsAway } from '../parts/ways.tsx'
import { useField, useId, useProgramme, type PlaceProps } from '../use-place.ts'
import ProgrammeArticle from './article.kind.tsx'

const mostOfTitle = 20

const all = { value: '', label: '全部' }

/**
 * 资讯: the articles of one set, or of all with a choice of sets; searched by what stands in them. Set and word are kept in the
 * address: who comes back from an article finds what he left.
 */
export default function ProgrammeReading({ place }: PlaceProps) {
  const named = useField('set')
  const id = useId(place)
  const title = useField('title').slice(0, mostOfTitle)
  const isZones = useLocation().pathname.startsWith('/zone/')
  const asSet = place.set ?? (named || (place.idField || place.isNamed ? id : ''))
  const saved = useWord()
  const [typed, setTyped] = useState(saved.value)
  const query = useProgramme({ place })
  const sets = query.value?.document.readings ?? []
  const chosen = useTab('', ...sets.map(one => one.code))
  if (place.idField && sets.some(one => one.articles.some(article => article.code === id)))
    return <ProgrammeArticle place={place} />
  const set = asSet || chosen.value
  const word = typed.trim()
  const type = (next: string) => {
    setTyped(next)
    saved.set(next.trim())
  }
  const shown = sets.filter(one => set === '' || one.code === set)
  const articles = shown
    .flatMap(one => one.articles)
    .filter(one => word === '' || `${one.title}${one.body}`.includes(word))
  return (
    <DetailPage title={titleOf({ place, title, isZones, set: asSet, shown })} detail={query}>
      {({ document: { entries } }) => (
        <>
          <SearchBox label="搜索文章" value={typed} onChange={type} />
          {asSet === '' && sets.length > 1 && (
            <Chips
              label="分类"
              choices={[all, ...sets.map(one => ({ value: one.code, label: one.title }))]}
              value={chosen.value}
              onChange={chosen.set}
            />
          )}
          {articles.length === 0 && (
            <Empty icon={word ? 'search' : 'book'} sentence={word ? '暂无搜索结果' : '暂无文章'} />
          )}
          {place.isWhole && articles.map(article => <ArticleText key={article.code} article={article} />)}
          {(place.isWhole ? [] : articles).map(article => (
            <Row key={article.code} to={placeLink(place.code, 'article', { id: article.code })}>
              <strong>{article.title}</strong>
              <p className="programme-quiet">
                {article.author} · {article.reviewedOn}
              </p>
            </Row>
          ))}
          {place.isNamed && (
            <Card title="需要当面看？">
              <Ways code={place.code} entries={entries.filter(leadsAway)} />
            </Card>
          )}
        </>
      )}
    </DetailPage>
  )
}

interface Named extends PlaceProps {
  title: string
  isZones: boolean
  set: string
  shown: readonly { title: string }[]
}

/** A given address has the title that the documents give it; a set is named where it has no address of its own. */
function titleOf({ place, title, isZones, set, shown }: Named): string | undefined {
  if (place.isNamed && title) return title
  return (isZones || place.isNamed) && set !== '' ? shown[0]?.title : undefined
}
