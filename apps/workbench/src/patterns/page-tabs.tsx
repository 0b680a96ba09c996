import { Link } from 'react-router'
import './page-tabs.css'

interface PageTabsProps {
  /** What the parts are parts of. */
  label: string
  tabs: readonly { key: string; label: string; to: string }[]
  here: string
}

/** The parts of one page, each with an address of its own. On a phone they go on in a second row, none is hidden. */
export const PageTabs = ({ label, tabs, here }: PageTabsProps) => (
  <nav className="page-tabs" aria-label={label}>
    {tabs.map(tab => (
      <Link
        key={tab.key}
        to={tab.to}
        className={tab.key === here ? 'page-tabs__tab page-tabs__tab--here' : 'page-tabs__tab'}
        aria-current={tab.key === here ? 'page' : undefined}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)
