import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { daysBetween, dayOf } from '@nethos/contract/common/days.ts'
import { endingSoonDays, oneCouponSentence } from '@nethos/contract/coupons/coupons.rules.ts'
import type { Activity, Coupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import { couponStates } from '@nethos/contract/coupons/coupons.status.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { activities, coupons, receiveCoupon } from '../coupons.calls.ts'
import { asOffered, CouponCard } from '../parts/coupon-card.tsx'

/** 我的优惠券: what is good, what can be had, and the ways to the rest. */
export default function MyCouponsPage() {
  const rows = useRows(coupons({ couponStatus: 'unused' }))
  const offers = useServiceQuery(activities())
  return (
    <Page>
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        {offers.status === 'waiting' && <Skeleton shape="card" />}
        {(offers.value?.rows ?? [])
          .filter(one => !one.isReceived && !one.isSoldOut)
          .map(one => (
            <Offer key={one.activityId} activity={one} />
          ))}
        <Rows rows={rows} empty="暂无可用的优惠券" icon="ticket">
          {coupon => <Own key={coupon.couponId} coupon={coupon} />}
        </Rows>
        <Card>
          <ActionList
            actions={[
              { label: '邀请好友得优惠券', icon: 'gift', to: couponPages.recommended.at },
              { label: '历史优惠券', icon: 'clock', to: couponPages.history.at },
              { label: '使用说明', icon: 'help', to: couponPages.explain.at },
            ]}
          />
        </Card>
        <Notice tone="quiet">{oneCouponSentence}</Notice>
      </PullToRefresh>
    </Page>
  )
}

const Own = ({ coupon }: { coupon: Coupon }) => (
  <CouponCard
    coupon={asOffered(coupon)}
    reason={endingSoon(coupon.validUntil)}
    tag={
      coupon.couponStatus === 'locked' ? (
        <Tag tone="warn">{couponStates.locked.label}</Tag>
      ) : (
        coupon.isReturned && <Tag tone="good">已退回</Tag>
      )
    }
  >
    {coupon.couponStatus === 'locked' && coupon.consultId ? (
      <ButtonLink to={paymentPages.pay.to({ consultId: coupon.consultId })} look="soft">
        去支付
      </ButtonLink>
    ) : (
      <ButtonLink to={doctorFirstPages.doctors.at} look="soft">
        去使用
      </ButtonLink>
    )}
  </CouponCard>
)

/** 今天到期, 明天到期, 还有2天到期. */
function endingSoon(validUntil: number): string | undefined {
  const days = daysBetween(dayOf(serverNow()), dayOf(validUntil - 1))
  if (days >= endingSoonDays) return undefined
  return days <= 0 ? '今天到期' : days === 1 ? '明天到期' : `还有${days}天到期`
}

function Offer({ activity: { activityId, activityName, offered } }: { activity: Activity }) {
  const receiving = useCommand(receiveCoupon)
  if (!offered) return null
  const receive = async () => {
    if (await receiving.run({ activityId })) toast('领取成功，已放入我的优惠券')
  }
  return (
    <CouponCard coupon={offered} tag={<Tag>{activityName}</Tag>}>
      <Button onClick={receive} busy={receiving.isBusy} label={`立即领取${offered.couponName}`}>
        立即领取
      </Button>
    </CouponCard>
  )
}
