import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { Link } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ReadingRow } from '../../../patterns/reading-row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'
import { Value } from '../../../patterns/value.tsx'
import { articleTypes, hospitalArticles } from '../content.calls.ts'
import { hospitalLineOf } from '../lines.ts'
import './health-home.page.css'

const others = [
  { label: '药品科普', to: contentPages.drugs.at },
  { label: '检查须知', to: contentPages.examinations.at },
  { label: '医生文章', to: contentPages.newestArticles.at },
  { label: '医院资讯', to: contentPages.news.at },
] as const

/** 健康知识: search, categories, the other shelves, what the hospital recommends. */
export default function HealthHomePage() {
  const types = useServiceQuery(articleTypes('health'))
  const recommended = useRows(hospitalArticles({ shelf: 'health', isRecommended: true }))
  return (
    <HubPage head={<SearchLink to={contentPages.healthSearch.at} label="搜索健康知识" />}>
      <Card>
        <EntryGrid entries={others} />
      </Card>
      <Card title="分类" more={<Link to={contentPages.healthList.at}>全部文章</Link>}>
        <Value of={types} shape="grid">
          {all => (
            <EntryGrid
              entries={all.map(({ typeId, typeName, icon, count }) => ({
                label: typeName,
                word: icon,
                to: contentPages.healthList.to({ typeId }),
                note: `${count}篇`,
              }))}
            />
          )}
        </Value>
      </Card>
      <h2 className="health-home__head">推荐阅读</h2>
      <Rows rows={{ ...recommended, rows: recommended.rows.map(hospitalLineOf) }} empty="暂无推荐文章" icon="book">
        {line => <ReadingRow key={line.key} line={line} />}
      </Rows>
    </HubPage>
  )
}
