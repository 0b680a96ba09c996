import { dayAndSecond } from '@nethos/contract/common/days.ts'
import type { DeskComplaint } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { eventWords } from '../complaint.words.ts'

interface Step {
  what: string
  text: string
  by: string
  at: number
}

/** Answers, notes and moves as one course, oldest first. An answer and a note say more than the move that came with them. */
const courseOf = ({ answers, notes, moves }: DeskComplaint): Step[] =>
  [
    ...moves
      .filter(({ event }) => event !== 'answer' && event !== 'reopen')
      .map(({ event, staffName, at }) => ({ what: eventWords[event] ?? event, text: '', by: staffName, at })),
    ...answers.map(({ content, staffName, answeredAt }) => ({
      what: '答复患者',
      text: content,
      by: staffName,
      at: answeredAt,
    })),
    ...notes.map(({ content, staffName, at }) => ({
      what: staffName === '' ? '患者不满意，再次投诉' : '处理记录（患者看不到）',
      text: content,
      by: staffName,
      at,
    })),
  ].sort((one, other) => one.at - other.at)

export const ComplaintCourse = ({ complaint }: { complaint: DeskComplaint }) => (
  <section className="office__section" aria-label="处理过程">
    <h2>处理过程</h2>
    {courseOf(complaint).map(({ what, text, by, at }) => (
      <article key={`${at} ${what}`} className="letter__answer">
        <p>
          <strong>{what}</strong>
        </p>
        {text !== '' && <p className="letter__text">{text}</p>}
        <p className="letter__quiet">
          {by || '患者'} · {dayAndSecond(at)}
        </p>
      </article>
    ))}
  </section>
)
