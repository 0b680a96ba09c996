import { useState } from 'react'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { SearchBox } from '../../../controls/search-box.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { useField, useProgramme, type PlaceProps } from '../use-place.ts'

/** 资讯: the articles of one set, or of all; searched by what stands in them. */
export default function ProgrammeReading({ place }: PlaceProps) {
  const named = useField('set')
  const set = place.set ?? named
  const [word, setWord] = useState('')
  const asked = useProgramme({ place })
  const shown = asked.value?.document.readings.filter(one => set === '' || one.code === set) ?? []
  const articles = shown
    .flatMap(one => one.articles)
    .filter(one => word === '' || `${one.title}${one.body}`.includes(word))
  return (
    <DetailPage title={shown.length === 1 ? shown[0]!.title : undefined} detail={asked}>
      {() => (
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
        </>
      )}
    </DetailPage>
  )
}
