import { Link } from 'react-router'
import { Icon, type IconName } from '../controls/icon.tsx'
import './entry-grid.css'

export interface Entry {
  label: string
  icon: IconName
  to: string
  /** A quiet word below: 今日可约. */
  note?: string
}

interface EntryGridProps {
  entries: readonly Entry[]
  /** Four in a row for many small ones, two for few large ones. */
  columns?: 2 | 3 | 4
}

/** Ways to go on, each with an icon and a word. In elder mode two in a row and large. */
export const EntryGrid = ({ entries, columns = 4 }: EntryGridProps) => (
  <ul className={`entries entries--${columns}`}>
    {entries.map(entry => (
      // The hospital may give two entries one name.
      <li key={`${entry.label} ${entry.to}`}>
        <Link className="entry" to={entry.to}>
          <span className="entry__icon">
            <Icon name={entry.icon} />
          </span>
          <span className="entry__label">{entry.label}</span>
          {entry.note && <span className="entry__note">{entry.note}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
