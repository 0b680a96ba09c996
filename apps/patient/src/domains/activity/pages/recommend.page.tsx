import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { InvitePoster, myInvitation } from '../../coupons/public.tsx'

/** 推荐有礼: the own invitation, how it has gone so far, and what was earned. */
export default function RecommendPage() {
  const mine = useServiceQuery(myInvitation())
  return (
    <DetailPage detail={mine}>
      {({ inviteCode, activity, invitedCount, rewardedCount, rewardedMost }) => (
        <>
          {activity ? (
            <InvitePoster inviteCode={inviteCode} activity={activity} />
          ) : (
            <Empty sentence="邀请活动暂未开放，请以后再来看看" icon="gift">
              <ButtonLink to={couponPages.mine.at} look="soft">
                我的优惠券
              </ButtonLink>
            </Empty>
          )}
          <Card>
            <ActionList
              actions={[
                {
                  label: '推荐记录',
                  value: `已邀请${invitedCount}人`,
                  icon: 'people',
                  to: activityPages.recommendedFriends.at,
                },
                {
                  label: '推荐好礼',
                  value: rewardedMost > 0 ? `已得${rewardedCount}张，最多${rewardedMost}张` : undefined,
                  icon: 'gift',
                  to: couponPages.recommended.at,
                },
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
