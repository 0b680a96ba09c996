import type { ReactNode } from 'react'
import './office-page.css'
import { PageTitle } from './page-title.tsx'

/** A page of an office desk: what it is, how to narrow it down, and the list. */
export const OfficePage = ({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) => (
  <div className="office">
    <PageTitle>{title}</PageTitle>
    <header className="office__head">
      <h1>{title}</h1>
      {tools && <div className="office__tools">{tools}</div>}
    </header>
    {children}
  </div>
)
