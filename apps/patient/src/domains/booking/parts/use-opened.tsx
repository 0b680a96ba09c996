import { startTransition, useCallback, useState } from 'react'
import type { DoctorOfDay, Session } from '@nethos/contract/clinics/finding.schemas.ts'
import type { RowsQuery } from '@nethos/calls/query.ts'
import type { numbers } from '../booking.calls.ts'
import { useReleases } from '../use-releases.ts'
import { NumbersSheet } from './numbers-sheet.tsx'

/** The sessions of all who are listed; undefined: they are still being asked for. */
export const schemesOf = ({ status, rows }: RowsQuery<DoctorOfDay>): Session[] | undefined =>
  status === 'ready' ? rows.flatMap(one => one.schemes) : undefined

interface OpenedProps {
  /** What the page lists now; undefined: it is still being asked for. */
  sessions: readonly Session[] | undefined
  onChanged: () => unknown
  ask?: typeof numbers
  partsOf?: (session: Session) => readonly string[]
}

/** The session whose numbers are open, as it stands now, and its sheet; what is released meanwhile is asked for again. */
export function useOpened({ sessions, onChanged, ask, partsOf }: OpenedProps) {
  const [opened, setOpened] = useState<Session>()
  // A slow phone shows the tap first, and the sheet after it.
  const open = useCallback((one: Session) => startTransition(() => setOpened(one)), [])
  useReleases(sessions, onChanged)
  const listed = opened && sessions?.find(one => one.sessionId === opened.sessionId)
  const session = listed ?? opened
  const sheet = session && (
    <NumbersSheet
      key={session.sessionId}
      session={session}
      isGone={sessions !== undefined && !listed}
      parts={partsOf?.(session)}
      {...(ask ? { ask } : {})}
      onClose={() => setOpened(undefined)}
      onChanged={onChanged}
    />
  )
  return { open, sheet }
}
