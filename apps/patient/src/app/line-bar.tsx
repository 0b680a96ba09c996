import { useSyncExternalStore } from 'react'
import { talkTime } from '@nethos/contract/common/days.ts'
import { queryClient, showsSaved } from '@nethos/calls/query.ts'
import { FaultError } from '@nethos/calls/trouble.ts'
import './line-bar.css'

/** When the oldest answer on the screen was given that could not be had anew since, epoch ms of this device. */
function oldestShown(): number | undefined {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .filter(one => one.getObserversCount() > 0 && one.state.data !== undefined)
    .filter(({ state, queryKey }) => state.fetchFailureReason instanceof FaultError || showsSaved(queryKey))
    .map(one => one.state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : undefined
}

const moment = (at: number): string => talkTime(at, Date.now())

/** Says that what stands on the page is not fresh, and of when it is. */
export function LineBar() {
  const at = useSyncExternalStore(listener => queryClient.getQueryCache().subscribe(listener), oldestShown)
  if (at === undefined) return null
  return (
    <div className="line-bar" role="status">
      <span>
        {navigator.onLine ? '网络不通' : '离线'} · 上次更新于{moment(at)}
      </span>
      <button
        type="button"
        className="line-bar__retry"
        onClick={() => void queryClient.refetchQueries({ type: 'active' })}
      >
        重试
      </button>
    </div>
  )
}
