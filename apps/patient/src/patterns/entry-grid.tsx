import { Link } from 'react-router'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { ServiceIcon } from '../controls/service-icon.tsx'
import './entry-grid.css'

export interface Entry {
  label: string
  to: string
  /** Only where the address is no service with a drawing of its own (contract/home/home.icons.ts). */
  icon?: ServiceIconName
  /** The drawing that the hospital has chosen. */
  word?: string
  /** A quiet word below: 今日可约. */
  note?: string
}

interface EntryGridProps {
  entries: readonly Entry[]
  /** Four in a row for many small ones, two for few large ones; tiles: two in a row that fill the screen. */
  columns?: 2 | 3 | 4 | 'tiles'
}

/** Ways to go on, each with a drawing and a word. In elder mode two in a row and large. */
export const EntryGrid = ({ entries, columns = 4 }: EntryGridProps) => (
  <ul className={`entries entries--${columns}`}>
    {entries.map(entry => (
      // The hospital may give two entries one name.
      <li key={`${entry.label} ${entry.to}`}>
        <Link className="entry" to={entry.to}>
          <ServiceIcon name={entry.icon} word={entry.word} at={entry.to} />
          <span className="entry__label">{entry.label}</span>
          {entry.note && <span className="entry__note">{entry.note}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
