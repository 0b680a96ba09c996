import { Link, useParams } from 'react-router'
import type { contentServices } from '@nethos/contract/content/content.services.ts'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { teamWay } from '@nethos/contract/teams/teams.paths.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { ReadingDetail } from '../../../patterns/reading-set.tsx'
import { article } from '../content.calls.ts'
import { countReading } from '../count-reading.ts'
import { noteOf } from '../lines.ts'
import './article.page.css'

type Text = OutputOf<typeof contentServices.readArticle>

/** One article, who wrote it, and more of the same. */
export default function ArticlePage() {
  const { id = '' } = useParams()
  const text = useAsked(article(id))
  const there = text.value
  return (
    <ReadingDetail
      title="文章详情"
      text={{
        ...text,
        value: there && { ...there, note: noteOf(there.docName || there.teamName, there), html: there.content },
      }}
      onRead={() => countReading(id)}
    >
      {one => (
        <>
          <Writer text={one} />
          <Notice>本文用于健康科普，不能代替医生的诊断和治疗。身体不适请及时就医。</Notice>
        </>
      )}
    </ReadingDetail>
  )
}

function Writer({ text: { docId, docName, docTitle, docAvatar, teamId, teamName } }: { text: Text }) {
  const of = docId ? `docId=${encodeURIComponent(docId)}` : `teamId=${encodeURIComponent(teamId ?? '')}`
  const to = docId ? `${doctorPaths.doctors}?${of}` : teamWay('team', teamId ?? '')
  return (
    <section className="writer">
      <Link className="writer__who" to={to}>
        <Avatar src={`/files/${docAvatar}`} />
        <span className="writer__words">
          <strong>{docId ? docName : teamName}</strong>
          <span>{docId ? [docTitle, teamName].filter(word => word !== '').join(' · ') : '专家团队'}</span>
        </span>
        <Icon name="forward" />
      </Link>
      <Link className="writer__more" to={`${contentPaths.articles}?${of}`}>
        {docId ? '这位医生的更多文章' : '团队的更多文章'}
      </Link>
    </section>
  )
}
