import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useSession } from '@nethos/calls/session.ts'

const ComingVisit = lazy(async () => ({
  default: (await loadPart(() => import('../../booking/public.tsx'))).ComingVisit,
}))

/** What comes next for whoever is logged in; it comes after the page itself. */
export const NextVisit = () =>
  useSession() ? (
    <Suspense fallback={null}>
      <ComingVisit />
    </Suspense>
  ) : null
