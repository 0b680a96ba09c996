import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ProgrammeEntry } from '@nethos/contract/programme/programme.document.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { useProgramme, type PlaceProps } from '../use-place.ts'

/** Where an entry of a zone leads. */
const wayOf = (code: string, { target }: ProgrammeEntry): string =>
  target.to === 'page'
    ? target.address
    : placeLink(code, target.kind, target.set === undefined ? {} : { set: target.set })

/** 专区首页: the picture, the name, and the ways to go on. */
export default function ProgrammeHome({ place }: PlaceProps) {
  const asked = useProgramme({ place })
  return (
    <HubPage title={asked.value?.document.name}>
      <Value of={asked} shape="grid">
        {({ document: { name, summary, icon, tone, entries } }) => (
          <>
            <header className={`programme-head programme-head--${tone}`}>
              <Icon name={icon} />
              <div>
                <strong>{name}</strong>
                <p>{summary}</p>
              </div>
            </header>
            <Card>
              <EntryGrid
                columns={entries.length <= 4 ? 2 : 3}
                entries={entries.map(entry => ({
                  label: entry.title,
                  icon: entry.icon,
                  to: wayOf(place.code, entry),
                  note: entry.note,
                }))}
              />
            </Card>
          </>
        )}
      </Value>
    </HubPage>
  )
}
