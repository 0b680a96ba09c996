import './reading-row.css'
import { Row } from './row.tsx'

export interface ReadingLine {
  key: string
  to: string
  title: string
  /** One or two sentences of what it says. */
  summary?: string
  /** Quiet: who, when. */
  note?: string
  /** File id of a picture; empty: none. */
  cover?: string
  /** The heading that it stands under. */
  group?: string
}

/** One text in a list: title, what it says, who and when, a picture at the right. */
export const ReadingRow = ({ line: { to, title, summary, note, cover } }: { line: ReadingLine }) => (
  <Row to={to}>
    <span className="reading-row">
      <span className="reading-row__words">
        <strong className="reading-row__title">{title}</strong>
        {summary && <span className="reading-row__summary">{summary}</span>}
        {note && <span className="reading-row__note">{note}</span>}
      </span>
      {cover && (
        <img
          className="reading-row__cover"
          src={`/files/${cover}`}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  </Row>
)
