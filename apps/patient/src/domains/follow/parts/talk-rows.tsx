import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { lastMessages } from '../follow.calls.ts'
import { TalkRow } from './talk-row.tsx'

const pollMs = 15_000

/** All talks with followed doctors, the newest first. */
export function TalkRows() {
  const rows = useRows(lastMessages(), { everyMs: pollMs })
  useEvents(event => event.type === 'follow' && void rows.refresh())
  return (
    <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
      <Rows
        rows={rows}
        empty="还没有消息。关注医生后，可以在这里给医生发消息。"
        icon="talks"
        way={
          <ButtonLink to={followPages.doctors.at} look="soft">
            查看关注的医生
          </ButtonLink>
        }
      >
        {talk => <TalkRow key={talk.followId} talk={talk} />}
      </Rows>
    </PullToRefresh>
  )
}
