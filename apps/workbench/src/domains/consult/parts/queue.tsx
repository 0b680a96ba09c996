import { Button } from 'antd'
import { useEffect } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { SideRows, SideTabs } from '../../../patterns/side-list.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { useMe } from '../../staff/public.ts'
import { counts, queue, readAllEnded } from '../consult.calls.ts'
import { searchOf, type DeskTab, type QueueFilter, type Whose } from '../queue-filter.ts'
import { inOrder } from '../queue-order.ts'
import { useQueueKeys } from '../use-queue-keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueRow } from './queue-row.tsx'
import './queue.css'

const tabs: Readonly<Record<DeskTab, { label: string; empty: string }>> = {
  new: { label: '新咨询', empty: '没有等待首次回复的咨询' },
  going: { label: '进行中', empty: '没有进行中的咨询' },
  ended: { label: '已结束', empty: '还没有结束的咨询' },
}

const whoses: Readonly<Record<Whose, string>> = { '': '全部', own: '我的', team: '团队' }

/** The doctor's queue: three tabs with their counts, and who waits longest on top. */
export function Queue({ filter }: { filter: QueueFilter }) {
  const count = useServiceQuery(counts, { everyMs: 10_000 }).value
  const { pathname } = useLocation()
  const reading = useCommand(readAllEnded)
  // Nobody asks a team of pharmacists.
  const hasTeams = useMe().value?.role !== 'pharmacist'
  return (
    <section className="queue side-list" aria-label="咨询列表">
      <SideTabs
        label="咨询状态"
        tabs={tabs}
        here={filter.tab}
        searchOf={tab => searchOf({ ...filter, tab })}
        counts={count}
        unread={count && { going: count.goingUnread, ended: count.endedUnread }}
      />
      {hasTeams && (
        <nav className="queue__whose" aria-label="谁的咨询">
          {Object.entries(whoses).map(([one, label]) => (
            <Link
              key={one}
              to={{ pathname, search: searchOf({ ...filter, whose: one as Whose }) }}
              replace
              className={one === filter.whose ? 'queue__one queue__one--here' : 'queue__one'}
              aria-current={one === filter.whose ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <QueueFilters filter={filter} />
      {(count?.snoozed ?? 0) > 0 && filter.only !== 'snoozed' && filter.tab !== 'ended' && (
        <Link className="queue__aside" to={{ pathname, search: searchOf({ ...filter, only: 'snoozed' }) }} replace>
          稍后处理的 {count?.snoozed} 个
        </Link>
      )}
      {filter.tab === 'ended' && (count?.endedUnread ?? 0) > 0 && (
        <div className="queue__read">
          <Button size="small" loading={reading.isBusy} onClick={() => void reading.run({})}>
            全部标为已读
          </Button>
        </div>
      )}
      <Rows filter={filter} />
      <KeysDialog />
    </section>
  )
}

const isNarrowed = ({ search, consultType, only }: QueueFilter): boolean => Boolean(search || consultType || only)

function Rows({ filter }: { filter: QueueFilter }) {
  const { tab } = filter
  const { consultId } = useParams()
  const { rows, status, sentence, hasMore, isLoadingMore, loadMore, refresh } = useRows(queue(filter), {
    everyMs: 10_000,
  })
  // Who waits longest may stand on a later page; only what has ended grows without end.
  const isWanted = hasMore && !isLoadingMore && tab !== 'ended'
  useEffect(() => {
    if (isWanted) loadMore()
  }, [isWanted, loadMore])
  const ordered = inOrder(rows)
  useQueueKeys(
    ordered.map(row => row.consultId),
    consultId,
  )

  if (status === 'waiting') return <Waiting rows={6} />
  if (status === 'fault') return <Fault sentence={sentence} onRetry={() => void refresh()} />
  if (rows.length === 0)
    return (
      <Empty
        as={isNarrowed(filter) ? 'search' : tab === 'ended' ? 'filed' : 'done'}
        sentence={isNarrowed(filter) ? '没有符合条件的咨询' : tabs[tab].empty}
      />
    )
  return (
    <SideRows more={tab === 'ended' && hasMore && { loadMore, isLoadingMore }}>
      {ordered.map(row => (
        <QueueRow key={row.consultId} row={row} search={searchOf(filter)} tab={tab} />
      ))}
    </SideRows>
  )
}
