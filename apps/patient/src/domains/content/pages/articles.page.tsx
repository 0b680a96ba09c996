import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { useSearchParams } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { ReadingRow } from '../../../patterns/reading-row.tsx'
import { WordBox } from '../../../patterns/reading-set.tsx'
import { articles } from '../content.calls.ts'
import { articleLineOf } from '../lines.ts'

/** 医生文章 of one doctor (docId) or team (teamId); else all of them, with the words of ?search=. */
export default function ArticlesPage() {
  const [query, setQuery] = useSearchParams()
  const [docId, teamId] = [query.get('docId'), query.get('teamId')]
  const word = docId || teamId ? '' : (query.get('search') ?? '')
  const rows = useRows(articles(docId ? { docId } : teamId ? { teamId } : word ? { search: word } : {}))
  return (
    <ListPage
      title={teamId && !docId ? '团队文章' : '医生文章'}
      rows={{ ...rows, rows: rows.rows.map(articleLineOf) }}
      empty={word ? '暂无搜索结果' : '暂无文章'}
      icon={word ? 'search' : 'book'}
      way={
        <ButtonLink to={contentPages.newestArticles.at} look="soft">
          看看其他医生的文章
        </ButtonLink>
      }
      head={
        !docId &&
        !teamId && (
          <WordBox
            label="搜索医生文章"
            word={word}
            onSearch={search => setQuery(search ? { search } : {}, { replace: true })}
          />
        )
      }
    >
      {line => <ReadingRow key={line.key} line={line} />}
    </ListPage>
  )
}
