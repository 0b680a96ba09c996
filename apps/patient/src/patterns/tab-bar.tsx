import { Link, useLocation } from 'react-router'
import { Icon } from '../controls/icon.tsx'
import { useAppInfo, type AppInfo, type AppTab } from './app-info.ts'
import './tab-bar.css'

/** The tab to which an address belongs, if it is one of the pages with the bottom bar. */
export const tabOf = (tabs: AppInfo['tabs'], path: string): AppTab | undefined =>
  tabs.find(
    tab =>
      path.toLowerCase() === tab.to ||
      path.toLowerCase() === tab.also ||
      (tab.below !== undefined && path.toLowerCase().startsWith(`${tab.below}/`)),
  )

/** The bottom bar with the four tabs. */
export function TabBar() {
  const { tabs, unread } = useAppInfo()
  const { pathname } = useLocation()
  const here = tabOf(tabs, pathname)
  return (
    <nav className="tab-bar" aria-label="主导航">
      {tabs.map(tab => (
        <Link key={tab.to} to={tab.to} className="tab-bar__tab" aria-current={tab === here ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.label}
          {tab.showsUnread && unread > 0 && (
            <span className="tab-bar__dot">
              <span className="unseen">，有未读消息</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
