import type { ReactNode } from 'react'
import { Page } from './page.tsx'
import type { ValueSource } from './sources.ts'
import { Value } from './value.tsx'

interface ReadingPageProps<Text> {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** `settled(…)` for a text that is there already. */
  reading: ValueSource<Text>
  /** An Article, or plain paragraphs in a Card. */
  children: (text: Text) => ReactNode
  /** Read and go on: an AgreeLine and a button. */
  next?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
}

/** Kind 3: something to read, and perhaps to go on from. */
export const ReadingPage = <Text,>({ title, reading, children, next, action }: ReadingPageProps<Text>) => (
  <Page title={title} action={action} bar={next}>
    <Value of={reading} shape="text">
      {children}
    </Value>
  </Page>
)
