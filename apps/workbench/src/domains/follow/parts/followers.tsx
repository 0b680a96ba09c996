import { NavLink } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ago } from '@nethos/contract/common/days.ts'
import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { useNow } from '../../../controls/use-now.ts'
import { SideRows, SideTabs } from '../../../patterns/side-list.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { genderAndAge } from '../../consult/public.tsx'
import { counts, followers, type Follower, type FollowTab } from '../follow.calls.ts'
import './followers.css'

const tabs: Readonly<Record<FollowTab, { label: string; empty: string }>> = {
  talks: { label: '聊天', empty: '还没有患者发来消息' },
  unread: { label: '未读', empty: '没有未读的消息' },
  all: { label: '关注我的', empty: '还没有患者关注您。出示“我的二维码”，患者扫码即可关注。' },
}

/** Talks by their newest message, those that wait, and everybody who follows. */
export function Followers({ tab }: { tab: FollowTab }) {
  const count = useServiceQuery(counts).value
  const numbers = count && { talks: count.talks, unread: count.unread, all: count.followers }
  return (
    <section className="followers side-list" aria-label="患者列表">
      <SideTabs label="患者范围" tabs={tabs} here={tab} searchOf={one => `?tab=${one}`} counts={numbers} />
      <Rows tab={tab} />
    </section>
  )
}

function Rows({ tab }: { tab: FollowTab }) {
  const { rows, status, sentence, hasMore, isLoadingMore, loadMore, refresh } = useRows(followers(tab), {
    everyMs: 30_000,
  })
  if (status === 'waiting') return <Waiting rows={6} />
  if (status === 'fault') return <Fault sentence={sentence} onRetry={() => void refresh()} />
  if (rows.length === 0) return <Empty as={tab === 'unread' ? 'done' : 'filed'} sentence={tabs[tab].empty} />
  return (
    <SideRows more={hasMore && { loadMore, isLoadingMore }}>
      {rows.map(row => (
        <FollowerRow key={row.followId} row={row} tab={tab} />
      ))}
    </SideRows>
  )
}

/** Who it is, what was said last, and when. */
function FollowerRow({ row, tab }: { row: Follower; tab: FollowTab }) {
  const now = useNow(serverNow, 30_000)
  const { lastMessage } = row
  return (
    <li>
      <NavLink className="follower" to={{ pathname: `/follows/${row.followId}`, search: `?tab=${tab}` }}>
        <span className="follower__line">
          <b className="follower__name">{nameOf(row)}</b>
          <span className="follower__quiet">{genderAndAge(row.patientGender, row.patientAge)}</span>
          {!row.isFollowing && <Tag>已取消关注</Tag>}
          {row.redFlags.length > 0 && <Tag tone="danger">{`紧急：${labelsOf(row.redFlags)}`}</Tag>}
          <Unread count={lastMessage?.unreadCount ?? 0} />
        </span>
        <span className="follower__line">
          <span className="follower__last">{lastMessage?.text ?? '还没有聊天'}</span>
          <span className="follower__quiet">{ago(lastMessage?.createdAt ?? row.followedAt, now)}</span>
        </span>
      </NavLink>
    </li>
  )
}

/** An account that has not said who it is still has something to be called by. */
export const nameOf = ({ patientName }: Pick<Follower, 'patientName'>): string => patientName || '未实名患者'
