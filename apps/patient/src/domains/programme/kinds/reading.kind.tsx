import { useState } from 'react'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { SearchBox } from '../../../controls/search-box.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Ways, leadsAway } from '../parts/ways.tsx'
import { useField, useId, useProgramme, type PlaceProps } from '../use-place.ts'
import ProgrammeArticle from './article.kind.tsx'

const mostOfTitle = 20

/** 资讯: the articles of one set, or of all; searched by what stands in them. */
export default function ProgrammeReading({ place }: PlaceProps) {
  const named = useField('set')
  const id = useId(place)
  const title = useField('title').slice(0, mostOfTitle)
  const set = place.set ?? (named || (place.idField || place.isNamed ? id : ''))
  const [word, setWord] = useState('')
  const asked = useProgramme({ place })
  const all = asked.value?.document.readings ?? []
  if (place.idField && all.some(one => one.articles.some(article => article.code === id)))
    return <ProgrammeArticle place={place} />
  const shown = all.filter(one => set === '' || one.code === set)
  const articles = shown
    .flatMap(one => one.articles)
    .filter(one => word === '' || `${one.title}${one.body}`.includes(word))
  return (
    <DetailPage
      title={place.isNamed && title ? title : shown.length === 1 ? shown[0]!.title : undefined}
      detail={asked}
    >
      {({ document: { entries } }) => (
        <>
          <SearchBox label="搜索文章" value={word} onChange={setWord} />
          {articles.length === 0 && <Empty sentence={word ? '暂无搜索结果' : '暂无文章'} />}
          {articles.map(article => (
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
