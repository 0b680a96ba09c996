import { Button, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { ArticleStatus } from '@nethos/contract/content/article.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { addArticle, articles, type DeskArticleRow } from '../content.calls.ts'
import { isSetForLater, stateChoices, stateLabels, stateTones, untitled } from '../content.words.ts'
import '../parts/content.css'

const columns: TableColumnsType<DeskArticleRow> = [
  {
    title: '标题',
    key: 'title',
    render: (_, { articleId, title }) => (
      <Link className="article-title" to={`/my-articles/${articleId}`}>
        {title || untitled}
      </Link>
    ),
  },
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
  { title: '最后编写', key: 'written', render: (_, { writtenAt }) => dayAndTime(writtenAt) },
  {
    title: '发布时间',
    key: 'publishedAt',
    render: (_, { publishedAt }) => (publishedAt === null ? '—' : dayAndTime(publishedAt)),
  },
  { title: '阅读', key: 'readCount', align: 'right', render: (_, { readCount }) => readCount },
]

/** 我的文章: what a doctor signs himself. The office reads it before patients do. */
export default function MyArticlesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '' })
  const state = value.state in stateChoices ? (value.state as ArticleStatus | '') : ''
  const query = useServiceQuery(articles({ shelf: 'doctor', articleStatus: state, word: '' }, pageNum), {
    keepPrevious: true,
  })
  const adding = useCommand(addArticle)
  const navigate = useNavigate()
  const add = async () => {
    const added = await adding.run({ shelf: 'doctor' })
    if (added) void navigate(`/my-articles/${added.articleId}`)
  }
  return (
    <OfficePage
      title="我的文章"
      tools={
        <>
          <Choice label="状态" value={state} of={stateChoices} onChange={state => filter({ state })} />
          <Button type="primary" loading={adding.isBusy} onClick={() => void add()}>
            写一篇
          </Button>
        </>
      }
    >
      <p>写完提交后由运营人员审核发布，患者在您的主页和“健康知识”里看到。</p>
      <PagedTable
        label="我的文章"
        query={query}
        columns={columns}
        rowKey={row => row.articleId}
        empty="还没有文章"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
