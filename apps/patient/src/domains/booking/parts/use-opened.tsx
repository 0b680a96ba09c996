import { useState } from 'react'
import type { Session } from '@nethos/contract/booking/finding.schemas.ts'
import type { numbers } from '../booking.calls.ts'
import { NumbersSheet } from './numbers-sheet.tsx'

interface OpenedProps {
  onChanged: () => unknown
  ask?: typeof numbers
  partsOf?: (session: Session) => readonly string[]
}

/** The session whose numbers are open, and its sheet. */
export function useOpened({ onChanged, ask, partsOf }: OpenedProps) {
  const [opened, setOpened] = useState<Session>()
  const sheet = opened && (
    <NumbersSheet
      key={opened.sessionId}
      session={opened}
      parts={partsOf?.(opened)}
      {...(ask ? { ask } : {})}
      onClose={() => setOpened(undefined)}
      onChanged={() => {
        setOpened(undefined)
        return onChanged()
      }}
    />
  )
  return { open: setOpened, sheet }
}
