import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { Link } from 'react-router'
import type { followServices } from '@nethos/contract/follow/follow.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { DoctorBrief, doctorWay, useUnfollow } from '../../doctors/public.tsx'
import { followed } from '../follow.calls.ts'
import './followed-rows.css'

type Followed = OutputOf<typeof followServices.listFollowed>['rows'][number]

/** The doctors whom the account follows, each with the ways to him. */
export function FollowedRows() {
  const rows = useRows(followed())
  return (
    <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
      <Rows
        rows={rows}
        empty="还没有关注医生。关注后可以随时找到医生、给医生发消息。"
        icon="doctor"
        way={<ButtonLink to={doctorPages.findDoctors.at}>去找医生</ButtonLink>}
      >
        {one => <FollowedRow key={one.followId} followed={one} />}
      </Rows>
    </PullToRefresh>
  )
}

function FollowedRow({ followed: { followId, docId, sysDoc, unreadCount } }: { followed: Followed }) {
  const unfollow = useUnfollow()
  return (
    <Row>
      <Link className="followed__doctor" to={doctorWay(docId)}>
        <DoctorBrief doctor={sysDoc} />
      </Link>
      <div className="followed__ways">
        <Button
          look="quiet"
          busy={unfollow.isBusy}
          onClick={() => unfollow.ask({ docId, docName: sysDoc.docName })}
          label={`取消关注${sysDoc.docName}`}
        >
          取消关注
        </Button>
        <ButtonLink look="soft" to={followPages.talk.to({ followId })}>
          发消息 <Unread count={unreadCount} />
        </ButtonLink>
      </div>
    </Row>
  )
}
