import type { ReactNode } from 'react'
import { Icon } from '../controls/icon.tsx'
import { Page } from './page.tsx'
import './result-page.css'

interface ResultPageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** How it went: done, still on its way, or not. */
  verdict: 'good' | 'waiting' | 'bad'
  /** The verdict in words: 提交成功. */
  headline: string
  /** What happens next, and when. */
  children?: ReactNode
  /** One to three ways on: ButtonLinks. */
  links: ReactNode
  /** What 返回 does; a result must not lead back into the form. */
  onBack?: () => void
}

const signs = { good: 'check', waiting: 'clock', bad: 'close' } as const

/** Kind 9: how it went, and what now. */
export const ResultPage = ({ title, verdict, headline, children, links, onBack }: ResultPageProps) => (
  <Page title={title} onBack={onBack}>
    <div className={`result result--${verdict}`}>
      <span className="result__sign">
        <Icon name={signs[verdict]} />
      </span>
      <div role="status">
        <h2 className="result__headline">{headline}</h2>
      </div>
      {children && <div className="result__text">{children}</div>}
      <div className="result__links">{links}</div>
    </div>
  </Page>
)
