import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Row } from './row.tsx'
import '../controls/button.css'
import './plain-row.css'

interface PlainRowProps {
  /** Who it is; all that is left out stands on this page. */
  children: ReactNode
  page: string
  /** One price, or why there is none. */
  price: string
  /** What the button does, where it leads, and to whom. */
  word: string
  way: string
  name: string
}

/** In large letters: who, one price, one button. */
export const PlainRow = ({ children, page, price, word, way, name }: PlainRowProps) => (
  <Row>
    <Link className="plain-row__who" to={page}>
      {children}
    </Link>
    <p className="plain-row__foot">
      <span>{price}</span>
      <Link className="button button--main" to={way} aria-label={`${word}：${name}`}>
        {word}
      </Link>
    </p>
  </Row>
)
