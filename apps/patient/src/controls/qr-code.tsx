import { lazy, Suspense } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { QrCodeProps } from './qr-drawing.tsx'
import './qr-code.css'

const QrDrawing = lazy(async () => ({ default: (await loadPart(() => import('./qr-drawing.tsx'))).QrDrawing }))

/** A QR code as wide as its place. What draws it comes when the first one is shown; its place is kept meanwhile. */
export const QrCode = (props: QrCodeProps) => (
  <Suspense fallback={<svg className="qr-code" viewBox="0 0 1 1" aria-hidden="true" />}>
    <QrDrawing {...props} />
  </Suspense>
)
