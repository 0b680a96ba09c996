import { Descriptions } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { shelfLabels } from '@nethos/contract/content/content.shelves.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { article, type DeskArticle } from '../content.calls.ts'
import { eventLabels, isSetForLater, stateLabels, stateTones, untitled } from '../content.words.ts'
import { ArticleActions } from '../parts/article-actions.tsx'
import { ArticleEditor } from '../parts/article-editor.tsx'
import '../parts/content.css'
import { ShownArticle } from '../parts/shown-article.tsx'

/** One text: a draft is written, anything else is read as patients see it. */
export default function ArticlePage() {
  return <OneArticle list="/articles" />
}

/** At the office's desk, or at that of the doctor who signs it. */
export function OneArticle({ list }: { list: '/articles' | '/my-articles' }) {
  const { articleId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(article(articleId))
  return (
    <OfficePage title={value?.title || '编写文章'} tools={<Link to={list}>返回文章列表</Link>}>
      {value ? (
        <>
          <Facts article={value} />
          {value.articleStatus === 'draft' ? (
            <ArticleEditor key={articleId} article={value} list={list} />
          ) : (
            <>
              <ShownArticle
                title={value.title || untitled}
                note={[value.authorName, value.publishedAt !== null && dayAndTime(value.publishedAt)]
                  .filter(Boolean)
                  .join(' · ')}
                html={value.content}
              />
              <ArticleActions article={value} />
            </>
          )}
          <Moves article={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </OfficePage>
  )
}

const Facts = ({
  article: { articleStatus, publishedAt, shelf, typeName, writerName, writtenAt },
}: {
  article: DeskArticle
}) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 3 }}
    items={[
      {
        label: '状态',
        children:
          publishedAt !== null && isSetForLater({ articleStatus, publishedAt }, serverNow()) ? (
            <Tag tone="warn">{`定时发布：${dayAndTime(publishedAt)}`}</Tag>
          ) : (
            <Tag tone={stateTones[articleStatus]}>{stateLabels[articleStatus]}</Tag>
          ),
      },
      { label: '栏目', children: [shelfLabels[shelf], typeName].filter(Boolean).join(' · ') },
      { label: '最后编写', children: `${writerName || '—'} ${dayAndTime(writtenAt)}` },
    ]}
  />
)

const Moves = ({ article: { moves } }: { article: DeskArticle }) =>
  moves.length > 0 && (
    <section className="office__section">
      <h2>审核记录</h2>
      <ol className="content-moves">
        {moves.map(({ event, staffName, reason, movedAt }) => (
          <li key={`${movedAt} ${event}`}>
            {eventLabels[event]}
            {reason && `：${reason}`}{' '}
            <span className="content-moves__quiet">
              {staffName} · {dayAndTime(movedAt)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
