import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { Link, useParams } from 'react-router'
import type { contentServices } from '@nethos/contract/content/content.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
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
  const text = useServiceQuery(article(id))
  const there = text.value
  return (
    <ReadingDetail
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
  const to = docId ? doctorPages.doctors.to({ docId }) : teamPages.team.to({ id: teamId ?? '' })
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
      <Link className="writer__more" to={contentPages.articles.to(docId ? { docId } : { teamId })}>
        {docId ? '这位医生的更多文章' : '团队的更多文章'}
      </Link>
    </section>
  )
}
