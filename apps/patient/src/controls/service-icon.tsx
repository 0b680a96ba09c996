import { lazy, Suspense } from 'react'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { loadPart } from '@nethos/calls/chunks.ts'
import '../look/tones.css'
import './service-icon.css'

/** Apart from its field, so that nobody's first visit waits for fifty drawings. */
const Drawing = lazy(() => loadPart(() => import('./service-drawing.tsx')))

/** The name of a drawing; what comes from the server may be an older one. */
export type ServiceIconWord = ServiceIconName | (string & {})

/** The drawing of a service in its two tones on a round square; the word stands beside it. */
export const ServiceIcon = ({ name }: { name: ServiceIconWord }) => (
  <span className="service-icon">
    <Suspense fallback={null}>
      <Drawing name={name} />
    </Suspense>
  </span>
)
