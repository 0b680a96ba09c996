import { Button, Skeleton } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import './states.css'

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

/** There is nothing here, in one sentence, and perhaps a way on. */
export const Empty = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <div className="state">
    <svg className="state__drawing" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <path d="M20 26h56v34H20zM20 26l10-14h36l10 14M20 36h18c0 6 4 10 10 10s10-4 10-10h18" />
    </svg>
    <p>{sentence}</p>
    {children}
  </div>
)
