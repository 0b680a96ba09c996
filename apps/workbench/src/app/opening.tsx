import { Alert, Button } from 'antd'
import { retryChunks, useWaitingForChunk } from '@nethos/calls/chunks.ts'
import { Fault, Waiting } from '../patterns/states.tsx'

const outage = '网络错误，请稍后重试'

/** What stands until the first page is there. */
export const Opening = () => (useWaitingForChunk() ? <Fault sentence={outage} onRetry={retryChunks} /> : <Waiting />)

/** A page is being opened; without a line it says so, and the page before stays meanwhile. */
export const OpeningLine = () =>
  useWaitingForChunk() ? (
    <Alert type="warning" banner title={outage} action={<Button onClick={retryChunks}>重试</Button>} />
  ) : (
    <div className="shell__under-way" role="progressbar" aria-label="正在打开" />
  )
