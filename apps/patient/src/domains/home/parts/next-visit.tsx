import { lazy, Suspense } from 'react'
import { useSession } from '@nethos/calls/session.ts'

const ComingVisit = lazy(async () => ({ default: (await import('../../booking/public.tsx')).ComingVisit }))

/** What comes next for whoever is logged in; it comes after the page itself. */
export const NextVisit = () =>
  useSession() ? (
    <Suspense fallback={null}>
      <ComingVisit />
    </Suspense>
  ) : null
