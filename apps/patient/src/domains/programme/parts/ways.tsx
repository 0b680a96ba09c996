import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ProgrammeEntry } from '@nethos/contract/programme/programme.document.ts'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'

/** Where an entry of a zone leads. */
const wayOf = (code: string, { target }: ProgrammeEntry): string =>
  target.to === 'page'
    ? target.address
    : placeLink(code, target.kind, target.set === undefined ? {} : { set: target.set })

/** To somebody: an expert, a booking, a consult; not to something to read. */
export const leadsAway = ({ target }: ProgrammeEntry): boolean =>
  target.to === 'page' || !['reading', 'introduction'].includes(target.kind)

/** The entries of a zone. */
export const Ways = ({ code, entries }: { code: string; entries: readonly ProgrammeEntry[] }) => (
  <EntryGrid
    columns={entries.length <= 4 ? 2 : 3}
    entries={entries.map(entry => ({
      label: entry.title,
      icon: entry.icon,
      to: wayOf(code, entry),
      note: entry.note,
    }))}
  />
)
