import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './rows.css'

interface RowProps {
  children: ReactNode
  /** A whole card that leads somewhere … */
  to?: string
  /** … or that is chosen. */
  onPick?: () => void
}

/** The card of one row. With buttons of its own inside, leave `to` and `onPick` out: no button inside a button. */
export const Row = ({ children, to, onPick }: RowProps) =>
  to ? (
    <Link className="row" to={to}>
      {children}
    </Link>
  ) : onPick ? (
    <button type="button" className="row" onClick={onPick}>
      {children}
    </button>
  ) : (
    <div className="row">{children}</div>
  )
