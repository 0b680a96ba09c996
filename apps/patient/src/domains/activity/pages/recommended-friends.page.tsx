import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Lines } from '../../../patterns/card.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { invitedFriends } from '../../coupons/public.tsx'

/** 推荐记录: who has registered with the own code, when, and what came of it. */
export default function RecommendedFriendsPage() {
  const rows = useRows(invitedFriends())
  return (
    <ListPage
      rows={rows}
      empty="还没有好友用您的邀请码注册"
      icon="people"
      way={
        <ButtonLink to={activityPages.recommend.at} look="soft">
          去邀请好友
        </ButtonLink>
      }
    >
      {friend => (
        <Row key={friend.invitationId}>
          <Lines
            lines={[
              { label: '好友', value: friend.nameMasked },
              { label: '注册时间', value: dayAndTime(friend.registeredAt) },
              {
                label: '奖励',
                value: <Tag tone={friend.isRewarded ? 'good' : 'quiet'}>{friend.rewardText}</Tag>,
              },
            ]}
          />
        </Row>
      )}
    </ListPage>
  )
}
