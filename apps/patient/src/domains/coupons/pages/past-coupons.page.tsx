import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { Coupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import { couponStates } from '@nethos/contract/coupons/coupons.status.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { useTab } from '../../../patterns/use-in-address.ts'
import { coupons } from '../coupons.calls.ts'
import { asOffered, CouponCard } from '../parts/coupon-card.tsx'

const tabs = (['used', 'expired'] as const).map(value => ({ value, label: couponStates[value].label }))

/** 历史优惠券: what was used, and what has ended unused. */
export default function PastCouponsPage() {
  const tab = useTab('used', 'expired')
  const rows = useRows(coupons({ couponStatus: tab.value }))
  return (
    <ListPage
      head={<Tabs label="优惠券状态" tabs={tabs} value={tab.value} onChange={tab.set} />}
      rows={rows}
      empty={tab.value === 'used' ? '还没有用过优惠券' : '没有过期的优惠券'}
      icon="ticket"
    >
      {coupon => <Past key={coupon.couponId} coupon={coupon} />}
    </ListPage>
  )
}

const Past = ({ coupon }: { coupon: Coupon }) => (
  <CouponCard
    coupon={{
      ...asOffered(coupon),
      ...(coupon.usedAt !== null && { validityText: `${dayAndTime(coupon.usedAt)} 使用` }),
    }}
    tag={<Tag tone="quiet">{couponStates[coupon.couponStatus].label}</Tag>}
    isPale
  >
    {coupon.consultId && (
      <ButtonLink to={consultPages.consult.to({ consultId: coupon.consultId })} look="quiet">
        查看订单
      </ButtonLink>
    )}
  </CouponCard>
)
