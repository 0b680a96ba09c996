import { Button, Skeleton } from 'antd'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadPart } from '@nethos/calls/chunks.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import type { EmptyKind } from './empty-kinds.ts'
import './states.css'

/** Apart: nobody's first page waits for fifty drawings. */
const EmptyDrawing = lazy(() => loadPart(() => import('./empty-drawing.tsx')))

/** Nothing for the first 200 ms, then the page's shape: a quick answer does not flicker. */
export function Waiting({ rows = 4 }: { rows?: number }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="waiting" role="status" aria-label="正在加载">
      {isLong && <Skeleton title={false} paragraph={{ rows }} />}
    </div>
  )
}

/** It could not be shown: why, and another try, but of what is not there. */
export const Fault = ({ sentence, onRetry }: { sentence: string | undefined; onRetry?: () => void }) => (
  <div className="state" role="alert">
    <p>{sentence ?? '响应异常'}</p>
    {onRetry && sentence !== commonRefusals.not_found.sentence && <Button onClick={onRetry}>重试</Button>}
  </div>
)

interface EmptyProps {
  /** Why: by it the drawing is chosen. */
  as: EmptyKind
  sentence: string
  children?: ReactNode
}

/** There is nothing here, in one sentence, and perhaps a way on. */
export const Empty = ({ as: kind, sentence, children }: EmptyProps) => (
  <div className="state">
    <span className={kind === 'done' ? 'state__drawing state__drawing--done' : 'state__drawing'}>
      <Suspense fallback={null}>
        <EmptyDrawing kind={kind} />
      </Suspense>
    </span>
    <p>{sentence}</p>
    {children}
  </div>
)
