import type { ReactNode } from 'react'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { homeServices } from '@nethos/contract/home/home.services.ts'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { Empty } from '../../../patterns/states.tsx'

type Sections = OutputOf<typeof homeServices.hub>['sections']

interface HubSectionsProps {
  sections: Sections
  columns?: 2 | 3 | 4 | 'tiles'
  /** What the addresses take along: for whom. */
  personId?: string | undefined
}

const withPerson = (url: string, personId: string | undefined): string =>
  personId ? `${url}${url.includes('?') ? '&' : '?'}compatId=${encodeURIComponent(personId)}` : url

/** The ways of a hub under their headings. */
export const HubSections = ({ sections, columns = 4, personId }: HubSectionsProps) =>
  sections.length === 0 ? (
    <Empty sentence="暂无可用的服务" icon="hospital" />
  ) : (
    sections.map(({ title, entries }) => (
      <Group key={title} title={columns === 'tiles' ? undefined : title}>
        <EntryGrid
          columns={columns}
          entries={entries.map(entry => ({
            label: entry.title,
            word: entry.icon,
            to: withPerson(entry.url, personId),
            note: entry.note,
          }))}
        />
      </Group>
    ))
  )

/** Tiles stand on the page as they are; all others in a card. */
const Group = ({ title, children }: { title: string | undefined; children: ReactNode }) =>
  title === undefined ? children : <Card {...(title !== '' && { title })}>{children}</Card>
