import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { ReadingRow } from '../../../patterns/reading-row.tsx'
import { articles } from '../content.calls.ts'
import { articleLineOf } from '../lines.ts'

/** 医生发布: what doctors and teams have written, the newest first. */
export default function NewestArticlesPage() {
  const rows = useRows(articles({}))
  return (
    <ListPage rows={{ ...rows, rows: rows.rows.map(articleLineOf) }} empty="暂无文章" icon="book">
      {line => <ReadingRow key={line.key} line={line} />}
    </ListPage>
  )
}
