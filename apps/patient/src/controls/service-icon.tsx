import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { Drawn } from './drawn.ts'
import '../look/tones.css'
import './service-icon.css'

/** Apart from its field, so that nobody's first visit waits for fifty drawings. */
const Drawing = lazy(() => loadPart(() => import('./service-drawing.tsx')))

/** The drawing of a service in its two tones on a round square; the word stands beside it. */
export const ServiceIcon = (drawn: Drawn) => (
  <span className="service-icon">
    <Suspense fallback={null}>
      <Drawing {...drawn} />
    </Suspense>
  </span>
)
