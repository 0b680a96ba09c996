import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { followTabs } from '@nethos/contract/follow/follow-desk.services.ts'
import { PageTitle } from '../../../patterns/page-title.tsx'
import { counts, refreshLists, refreshTalk, type FollowTab } from '../follow.calls.ts'
import { Followers } from '../parts/followers.tsx'
import './desk.css'

/** Who follows the doctor, and beside it the talk that is open; on a phone one after the other. */
export default function FollowDeskPage() {
  const { followId } = useParams()
  const asked = new URLSearchParams(useLocation().search).get('tab')
  const tab = (followTabs as readonly string[]).includes(asked ?? '') ? (asked as FollowTab) : 'talks'
  useLiveTalks(followId)
  return (
    <div className={followId ? 'follow-desk follow-desk--open' : 'follow-desk'}>
      {!followId && <PageTitle>患者消息</PageTitle>}
      {!followId && <h1 className="unseen">患者消息</h1>}
      <Followers tab={tab} />
      <Outlet />
    </div>
  )
}

/** Counts that change so soon (ms) after an event tell nothing new. */
const streamIsFresh = 15_000

/** Changes come by the stream; where it cannot be opened, by the counts that are asked for every fifteen seconds. */
function useLiveTalks(followId: string | undefined): void {
  const lastEventAt = useRef(0)
  useEvents(({ type, id }) => {
    if (type !== 'follow') return
    lastEventAt.current = Date.now()
    refreshLists()
    if (id === followId) refreshTalk(id)
  })
  const { value } = useServiceQuery(counts, { everyMs: 15_000 })
  const seen = useRef(value)
  useEffect(() => {
    const before = seen.current
    seen.current = value
    if (!followId || !before || !value || Date.now() - lastEventAt.current < streamIsFresh) return
    if (value.unread > before.unread) refreshTalk(followId)
  }, [value, followId])
}
