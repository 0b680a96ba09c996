import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import type { Coupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import { couponStates, type CouponState } from '@nethos/contract/coupons/coupons.status.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { coupons, inviteActivity } from '../coupons.calls.ts'
import { asOffered, CouponCard } from '../parts/coupon-card.tsx'

const tones: Readonly<Record<CouponState, Tone>> = { unused: 'good', locked: 'warn', used: 'quiet', expired: 'quiet' }

/** 推荐好礼: what was earned by inviting friends, and the way to more. */
export default function EarnedCouponsPage() {
  const rows = useRows(coupons({ isEarned: true }))
  const invite = useServiceQuery(inviteActivity()).value
  return (
    <ListPage
      rows={rows}
      empty="还没有推荐奖励，邀请好友注册，双方都能得优惠券"
      icon="gift"
      bar={
        invite?.activityStatus === 'OFF' ? (
          <p className="coupon__quiet">邀请活动暂未开放</p>
        ) : (
          <ButtonLink to={activityPages.recommend.at}>邀请更多好友</ButtonLink>
        )
      }
    >
      {coupon => <Earned key={coupon.couponId} coupon={coupon} />}
    </ListPage>
  )
}

const Earned = ({ coupon }: { coupon: Coupon }) => (
  <CouponCard
    coupon={asOffered(coupon)}
    tag={<Tag tone={tones[coupon.couponStatus]}>{couponStates[coupon.couponStatus].label}</Tag>}
    isPale={coupon.couponStatus === 'used' || coupon.couponStatus === 'expired'}
  />
)
