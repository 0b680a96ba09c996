import { useSearchParams } from 'react-router'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { endoscopyNews } from '../endoscopy-news.calls.ts'

/** 宣教分类: the articles of one kind; without a kind, all kinds. */
export default function EndoscopyNewsTypesPage() {
  const [query] = useSearchParams()
  const typeId = query.get('typeId') ?? ''
  const rows = useRows(endoscopyNews(typeId))
  return (
    <ListPage rows={rows} empty="暂无宣教文章" icon="book">
      {kind => (
        <section key={kind.serveId} className="exam-list">
          <h2 className="exam-heading">{kind.title}</h2>
          {kind.articles.map(article => (
            <Row key={article.articleId} to={placeLink('endoscopy', 'article', { id: article.articleId })}>
              <strong>{article.title}</strong>
            </Row>
          ))}
        </section>
      )}
    </ListPage>
  )
}
