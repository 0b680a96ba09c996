import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useSession } from '@nethos/calls/session.ts'
import { WaitingPlace } from './waiting-place.tsx'

const WaitingList = lazy(() => loadPart(() => import('./waiting-list.tsx')))

/** So many are shown before somebody asks for the others. */
const shownFirst = 2

/** What waits for whoever is logged in, before any way to something new; it comes after the page itself. */
export const Waiting = ({ most = shownFirst }: { most?: number }) =>
  useSession() ? (
    <Suspense fallback={<WaitingPlace />}>
      <WaitingList most={most} />
    </Suspense>
  ) : null
