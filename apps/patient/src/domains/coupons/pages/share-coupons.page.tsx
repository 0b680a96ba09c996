import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { myInvitation } from '../coupons.calls.ts'
import { InvitePoster } from '../parts/invite-poster.tsx'

/** 分享领券: the own invitation as a picture, a link and a code to scan. */
export default function ShareCouponsPage() {
  const mine = useServiceQuery(myInvitation())
  return (
    <DetailPage detail={mine}>
      {({ inviteCode, activity }) =>
        activity ? (
          <InvitePoster inviteCode={inviteCode} activity={activity} />
        ) : (
          <Empty sentence="邀请活动暂未开放，请以后再来看看" icon="gift">
            <ButtonLink to={couponPages.mine.at} look="soft">
              我的优惠券
            </ButtonLink>
          </Empty>
        )
      }
    </DetailPage>
  )
}
