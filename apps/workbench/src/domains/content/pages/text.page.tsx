import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { TextKind } from '@nethos/contract/content/text-desk.services.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { text, type DeskText } from '../texts.calls.ts'
import '../parts/content.css'
import { ShownArticle } from '../parts/shown-article.tsx'
import { TextEditor } from '../parts/text-editor.tsx'
import { TextReview } from '../parts/text-review.tsx'

/** One text: what patients read now, and what is written for it. */
export default function TextPage() {
  const { kind: kindParam = '', textId = '' } = useParams()
  const kind: TextKind = kindParam === 'standing' ? 'standing' : 'block'
  const { value, status, sentence, error, retry } = useServiceQuery(text(kind, textId))
  const isNew = kind === 'block' && error instanceof RefusedError && error.code === commonRefusals.not_found.code
  const shown: DeskText | undefined = value ?? (isNew ? { kind, textId, current: null, change: null } : undefined)
  return (
    <OfficePage
      title={shown?.change?.title ?? shown?.current?.title ?? '新页面'}
      tools={<Link to="/articles/texts">返回列表</Link>}
    >
      {shown ? (
        <>
          {shown.change?.isReviewing ? (
            <TextReview text={shown} change={shown.change} />
          ) : (
            <TextEditor key={`${kind} ${textId} ${shown.change?.writtenAt ?? ''}`} text={shown} />
          )}
          {shown.current && (
            <section className="office__section">
              <h2>患者现在看到的</h2>
              <ShownArticle
                title={shown.current.title}
                note={[shown.current.edition && `版本 ${shown.current.edition}`, dayAndTime(shown.current.publishedAt)]
                  .filter(Boolean)
                  .join(' · ')}
                html={shown.current.link ? `<p>打开 ${shown.current.link}</p>` : shown.current.content}
              />
            </section>
          )}
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </OfficePage>
  )
}
