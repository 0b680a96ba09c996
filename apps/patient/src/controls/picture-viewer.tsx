import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { Picture } from './picture.ts'

interface PictureViewerProps {
  pictures: readonly Picture[]
  /** Which one is open; null when the viewer is closed. */
  at: number | null
  onClose: () => void
}

const Lightbox = lazy(() => loadPart(() => import('./picture-lightbox.tsx')))

/** Pictures over the whole screen: swipe, pinch, close. Fetched when the first one is opened. */
export const PictureViewer = ({ at, ...rest }: PictureViewerProps) =>
  at === null ? null : (
    <Suspense fallback={null}>
      <Lightbox {...rest} at={at} />
    </Suspense>
  )
