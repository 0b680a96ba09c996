import type { Review } from '@nethos/contract/doctors/doctors.schemas.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { Stars } from '../../../controls/stars.tsx'
import { Tag } from '../../../controls/tag.tsx'
import './review-item.css'

const kinds: Readonly<Record<string, string>> = {
  DOCPIC: '图文咨询',
  TEAMPIC: '团队咨询',
  VIDEO: '视频咨询',
  DOCVIDEO: '名医视频',
  PERSONAL_TIME_PIC: '私人医生',
  RENEWAL_OF_CONSULTATION: '线上续方',
  DRUGPIC: '用药咨询',
}

/** What was written; the server puts the chosen tags in front of it (core 5), and they stand above already. */
function wordsOf({ content, tags }: Review): string {
  const chosen = tags.join(',')
  if (chosen === '' || !`${content},`.startsWith(`${chosen},`)) return content
  return content.slice(chosen.length + 1)
}

/** One rating: who (masked), stars, kind and day (or `when` in other words), words. */
export function ReviewItem({ review, when = dayOf(review.createdAt) }: { review: Review; when?: string }) {
  const words = wordsOf(review)
  return (
    <article className="review">
      <p className="review__head">
        <span className="review__name">{review.patientName}</span>
        <Stars score={review.score / 2} />
      </p>
      <p className="review__when">
        {kinds[review.moduleType] ?? '咨询'} · {when}
      </p>
      {review.tags.length > 0 && (
        <p className="review__tags">
          {review.tags.map(tag => (
            <Tag key={tag} tone="quiet">
              {tag}
            </Tag>
          ))}
        </p>
      )}
      <p className={words ? 'review__text' : 'review__text review__text--none'}>{words || '暂无文字评价'}</p>
    </article>
  )
}
