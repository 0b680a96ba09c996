import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { ArticleStatus } from '@nethos/contract/content/article.status.ts'
import { shelfLabels, type Shelf } from '@nethos/contract/content/content.shelves.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { articles, type DeskArticleRow } from '../content.calls.ts'
import { isSetForLater, shelfChoices, stateChoices, stateLabels, stateTones, untitled } from '../content.words.ts'
import '../parts/content.css'
import { NewArticle } from '../parts/new-article.tsx'

const columns: TableColumnsType<DeskArticleRow> = [
  {
    title: '状态',
    key: 'state',
    render: (_, row) =>
      isSetForLater(row, serverNow()) ? (
        <Tag tone="warn">定时发布</Tag>
      ) : (
        <Tag tone={stateTones[row.articleStatus]}>{stateLabels[row.articleStatus]}</Tag>
      ),
  },
  {
    title: '标题',
    key: 'title',
    render: (_, { articleId, title }) => (
      <Link className="article-title" to={`/articles/${articleId}`}>
        {title || untitled}
      </Link>
    ),
  },
  {
    title: '栏目',
    key: 'shelf',
    render: (_, { shelf, typeName }) => <TwoLines first={shelfLabels[shelf]} second={typeName} />,
  },
  { title: '作者', key: 'author', render: (_, { authorName }) => authorName || '—' },
  {
    title: '最后编写',
    key: 'written',
    render: (_, { writerName, writtenAt }) => <TwoLines first={writerName || '—'} second={dayAndTime(writtenAt)} />,
  },
  {
    title: '发布时间',
    key: 'publishedAt',
    render: (_, { publishedAt }) => (publishedAt === null ? '—' : dayAndTime(publishedAt)),
  },
  { title: '阅读', key: 'readCount', align: 'right', render: (_, { readCount }) => readCount },
]

/** Everything that patients can read, or will: what was written last comes first. */
export default function ArticlesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ shelf: '', state: '', word: '' })
  const [isAdding, setAdding] = useState(false)
  const shelf = value.shelf in shelfChoices ? (value.shelf as Shelf | '') : ''
  const state = value.state in stateChoices ? (value.state as ArticleStatus | '') : ''
  const query = useServiceQuery(articles({ shelf, articleStatus: state, word: value.word }, pageNum), {
    keepPrevious: true,
    everyMs: 60_000,
  })
  return (
    <OfficePage
      title="文章管理"
      tools={
        <>
          <Choice label="栏目" value={shelf} of={shelfChoices} onChange={shelf => filter({ shelf })} />
          <Choice label="状态" value={state} of={stateChoices} onChange={state => filter({ state })} />
          <Input.Search
            className="content-search"
            key={value.word}
            aria-label="搜索标题、标签和摘要"
            placeholder="标题、标签、摘要"
            allowClear
            maxLength={50}
            defaultValue={value.word}
            onSearch={word => filter({ word: word.trim() })}
          />
          <Link to="/articles/types">分类</Link>
          <Link to="/articles/texts">说明与协议</Link>
          <Button type="primary" onClick={() => setAdding(true)}>
            新建
          </Button>
        </>
      }
    >
      <PagedTable
        label="文章"
        query={query}
        columns={columns}
        rowKey={row => row.articleId}
        empty="没有符合条件的文章"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <NewArticle shelf={shelf || 'news'} onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
