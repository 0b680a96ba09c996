import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { Skeleton } from '../../../controls/skeleton.tsx'

const Block = lazy(async () => ({ default: (await loadPart(() => import('./renewal-block.tsx'))).RenewalBlock }))
const Side = lazy(async () => ({ default: (await loadPart(() => import('./renewal-block.tsx'))).RenewalSide }))

interface OfConsult {
  consultId: string
}

/** The renewal's block, fetched only where a consult is one. */
export const RenewalBlock = ({ consultId }: OfConsult) => (
  <Suspense fallback={<Skeleton shape="card" />}>
    <Block consultId={consultId} />
  </Suspense>
)

/** How it stands, below the title. */
export const RenewalSide = ({ consultId }: OfConsult) => (
  <Suspense fallback={null}>
    <Side consultId={consultId} />
  </Suspense>
)
