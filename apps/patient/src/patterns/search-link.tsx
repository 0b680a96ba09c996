import { Link } from 'react-router'
import { Icon } from '../controls/icon.tsx'
import './search-link.css'

/** Looks like a search box and opens the search page. */
export const SearchLink = ({ to, label }: { to: string; label: string }) => (
  <Link className="search-link" to={to}>
    <Icon name="search" />
    {label}
  </Link>
)
