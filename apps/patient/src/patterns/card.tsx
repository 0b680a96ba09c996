import type { ReactNode } from 'react'
import './card.css'
import './instant.css'

interface CardProps {
  children: ReactNode
  /** A heading inside the card. */
  title?: ReactNode
  /** A link or button at the right of the heading: 查看更多. */
  more?: ReactNode
}

/** White ground with a heading, for what belongs together. Rows of an ActionList fill it to the edge. */
export const Card = ({ children, title, more }: CardProps) => (
  <section className="card">
    {title && (
      <div className="card__head">
        <h2 className="card__title">{title}</h2>
        {more}
      </div>
    )}
    {children}
  </section>
)

export interface Line {
  label: string
  value: ReactNode
}

const longNumber = /^[\dX*]{11,}$/
const dayOrTime = /^(至 )?\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/
/** A long number of a card, or a day: it is read whole or not at all, so it rather goes below its label than breaks. */
const isNumber = (value: ReactNode): boolean =>
  typeof value === 'string' && (longNumber.test(value) || dayOrTime.test(value))

const inWords = /^\d{4}年\d\d月\d\d日( \d\d:\d\d)?$/
const shown = (value: ReactNode): ReactNode => {
  if (isNumber(value)) return <span className="lines__number">{value}</span>
  return typeof value === 'string' && inWords.test(value) ? <span className="instant">{value}</span> : value
}

/** Label and value, one pair a line: what, who, when, how much. Lines without a value are left out. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="lines">
    {lines.map(
      line =>
        line.value !== undefined &&
        line.value !== null &&
        line.value !== '' && (
          <div key={line.label} className="lines__line">
            <dt>{line.label}</dt>
            <dd>{shown(line.value)}</dd>
          </div>
        ),
    )}
  </dl>
)

interface StatusLineProps {
  /** The word of the state: 待支付. */
  word: string
  /** What it means now, or what will happen next. */
  children?: ReactNode
  tone?: 'brand' | 'quiet' | 'warn' | 'danger' | 'good'
}

/** How it stands, right on top of a detail: the word, its colour, and one line of what now. */
export const StatusLine = ({ word, children, tone = 'brand' }: StatusLineProps) => (
  <div className={`standing standing--${tone}`}>
    <p className="standing__word">{word}</p>
    {children && <div className="standing__note">{children}</div>}
  </div>
)
