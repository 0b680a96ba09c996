import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAppInfo } from './app-info.ts'
import { usePageTitle } from './page-title.ts'
import './page.css'
import { TabBar, tabOf } from './tab-bar.tsx'
import { LargeTitle, TitleBar } from './title-bar.tsx'

interface PageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  children: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
  /** What stays below the title while the page scrolls: tabs, filters, a search box. */
  head?: ReactNode
  /** The main action and a quiet second one, at the lower edge. */
  bar?: ReactNode
  /** What 返回 does instead of going back. */
  onBack?: (() => void) | undefined
  /** On a tab page: the hospital's mark before its name, and a quiet line below it. */
  mark?: ReactNode
  below?: string | undefined
}

/** The frame of every page: title, content, the bar at the lower edge; on the four tab pages the tabs. */
export function Page({ title: known, children, action, head, bar, onBack, mark, below }: PageProps) {
  const title = usePageTitle(known)
  const { tabs, isElder, setElder } = useAppInfo()
  const { pathname } = useLocation()
  const isTab = tabOf(tabs, pathname) !== undefined
  return (
    <div className="page">
      {isTab ? (
        <LargeTitle title={title} action={action} mark={mark} below={below} />
      ) : (
        <TitleBar title={title} action={action} onBack={onBack} />
      )}
      <main className="page__main">
        {head && <div className={isTab ? 'page__head page__head--top' : 'page__head'}>{head}</div>}
        <div className="page__content">{children}</div>
        {isElder && !isTab && (
          <button type="button" className="page__standard" onClick={() => setElder(false)}>
            切换标准版
          </button>
        )}
      </main>
      {bar && <ActionBar>{bar}</ActionBar>}
      {isTab && <TabBar />}
    </div>
  )
}

/** The bar at the lower edge: one main button over the full width, a quiet one beside it at most. */
export const ActionBar = ({ children }: { children: ReactNode }) => <footer className="action-bar">{children}</footer>
