import type { ReactNode } from 'react'
import { Page } from './page.tsx'

interface HubPageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** Cards with an EntryGrid or an ActionList each. */
  children: ReactNode
  /** What stays below the title: a SearchBox, who it is for. */
  head?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
  /** The hospital's mark before its name, and a quiet line below it. */
  mark?: ReactNode
  below?: string | undefined
}

/** Kind 4: where several ways begin. */
export const HubPage = ({ title, children, head, action, mark, below }: HubPageProps) => (
  <Page title={title} head={head} action={action} mark={mark} below={below}>
    {children}
  </Page>
)
