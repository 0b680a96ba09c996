import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useAsked, useRows } from '@nethos/calls/query.ts'
import { SideRows, SideTabs } from '../../../patterns/side-list.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { useMe } from '../../staff/public.ts'
import { counts, queue, type DeskTab, type Whose } from '../consult.calls.ts'
import { inOrder } from '../queue-order.ts'
import { QueueRow } from './queue-row.tsx'
import './queue.css'

const tabs: Readonly<Record<DeskTab, { label: string; empty: string }>> = {
  new: { label: '新咨询', empty: '没有等待首次回复的咨询' },
  going: { label: '进行中', empty: '没有进行中的咨询' },
  ended: { label: '已结束', empty: '还没有结束的咨询' },
}

const whoses: Readonly<Record<Whose, string>> = { '': '全部', own: '我的', team: '团队' }
const searchOf = (tab: DeskTab, whose: Whose): string => `?tab=${tab}${whose && `&whose=${whose}`}`

/** The doctor's queue: three tabs with their counts, and who waits longest on top. */
export function Queue({ tab, whose }: { tab: DeskTab; whose: Whose }) {
  const count = useAsked(counts, { everyMs: 10_000 }).value
  const { pathname } = useLocation()
  // Nobody asks a team of pharmacists.
  const hasTeams = useMe().value?.role !== 'pharmacist'
  return (
    <section className="queue side-list" aria-label="咨询列表">
      <SideTabs
        label="咨询状态"
        tabs={tabs}
        here={tab}
        searchOf={one => searchOf(one, whose)}
        counts={count}
        unread={count && { going: count.goingUnread, ended: count.endedUnread }}
      />
      {hasTeams && (
        <nav className="queue__whose" aria-label="谁的咨询">
          {Object.entries(whoses).map(([one, label]) => (
            <Link
              key={one}
              to={{ pathname, search: searchOf(tab, one as Whose) }}
              replace
              className={one === whose ? 'queue__one queue__one--here' : 'queue__one'}
              aria-current={one === whose ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <Rows tab={tab} whose={whose} />
    </section>
  )
}

function Rows({ tab, whose }: { tab: DeskTab; whose: Whose }) {
  const { rows, status, sentence, hasMore, isLoadingMore, loadMore, refresh } = useRows(queue(tab, whose), {
    everyMs: 10_000,
  })
  // Who waits longest may stand on a later page; only what has ended grows without end.
  const isWanted = hasMore && !isLoadingMore && tab !== 'ended'
  useEffect(() => {
    if (isWanted) loadMore()
  }, [isWanted, loadMore])

  if (status === 'waiting') return <Waiting rows={6} />
  if (status === 'fault') return <Fault sentence={sentence} onRetry={() => void refresh()} />
  if (rows.length === 0) return <Empty sentence={tabs[tab].empty} />
  return (
    <SideRows more={tab === 'ended' && hasMore && { loadMore, isLoadingMore }}>
      {inOrder(rows).map(row => (
        <QueueRow key={row.consultId} row={row} search={searchOf(tab, whose)} tab={tab} />
      ))}
    </SideRows>
  )
}
