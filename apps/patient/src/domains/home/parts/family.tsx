import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useSession } from '@nethos/calls/session.ts'

const FamilyCalls = lazy(() => loadPart(() => import('./family-calls.tsx')))

/** Relatives to call, of whoever is logged in; they come after the page itself. */
export const Family = () =>
  useSession() ? (
    <Suspense fallback={null}>
      <FamilyCalls />
    </Suspense>
  ) : null
