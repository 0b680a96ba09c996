import { useNavigation } from 'react-router'
import { retryChunks, useWaitingForChunk } from '@nethos/calls/chunks.ts'
import './opening.css'

/** A page is being opened; without a line it says so, and the page before stays meanwhile. */
export function Opening() {
  const isUnderWay = useNavigation().state !== 'idle'
  const isWaiting = useWaitingForChunk()
  if (!isUnderWay) return null
  if (!isWaiting) return <div className="under-way" role="progressbar" aria-label="正在打开" />
  return (
    <div className="no-line" role="alert">
      <span>网络错误，请稍后重试</span>
      <button type="button" className="no-line__retry" onClick={retryChunks}>
        重试
      </button>
    </div>
  )
}
