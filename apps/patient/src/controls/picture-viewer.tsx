import { lazy, Suspense } from 'react'

export interface Picture {
  src: string
  /** A small version for the grid; the large one is fetched only when it is opened. */
  thumb?: string
  /** What is to be seen; 图片 and its number when unknown. */
  alt?: string
}

interface PictureViewerProps {
  pictures: readonly Picture[]
  /** Which one is open; null when the viewer is closed. */
  at: number | null
  onClose: () => void
}

const Lightbox = lazy(() => import('./picture-lightbox.tsx'))

/** Pictures over the whole screen: swipe, pinch, close. Fetched when the first one is opened. */
export const PictureViewer = ({ at, ...rest }: PictureViewerProps) =>
  at === null ? null : (
    <Suspense fallback={null}>
      <Lightbox {...rest} at={at} />
    </Suspense>
  )
