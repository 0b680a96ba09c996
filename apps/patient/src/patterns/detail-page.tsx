import type { ReactNode } from 'react'
import type { SkeletonProps } from '../controls/skeleton.tsx'
import { Page } from './page.tsx'
import type { ValueSource } from './sources.ts'
import { Value } from './value.tsx'

interface DetailPageProps<Thing> {
  /** Where the page knows better than its address. */
  title?: string | undefined
  detail: ValueSource<Thing>
  /** The shape of what will come. */
  shape?: SkeletonProps['shape']
  /** Status first (Standing), then Cards. */
  children: (thing: Thing) => ReactNode
  /** The buttons at the lower edge; nothing while the thing is not there or nothing can be done. */
  bar?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
  /** What 返回 does instead of going back. */
  onBack?: () => void
}

/** Kind 2: one thing, how it stands, what can be done with it. */
export const DetailPage = <Thing,>({ title, detail, shape, children, bar, action, onBack }: DetailPageProps<Thing>) => (
  <Page title={title} action={action} bar={bar} onBack={onBack}>
    <Value of={detail} {...(shape && { shape })}>
      {children}
    </Value>
  </Page>
)
