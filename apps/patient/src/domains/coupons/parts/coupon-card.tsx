import type { ReactNode } from 'react'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { discountInWords, yuan } from '@nethos/contract/common/money.ts'
import type { Coupon, OfferedCoupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import './coupon-card.css'

interface CouponCardProps {
  coupon: OfferedCoupon
  /** Beside the name: a Tag. */
  tag?: ReactNode
  /** Below, in a warning tone: why it cannot be used, that it ends soon. */
  reason?: string | undefined
  /** Below: what it brings now. */
  gain?: string | undefined
  /** Over, or of no use now. */
  isPale?: boolean
  /** At the right: a button. */
  children?: ReactNode
}

/** What it is worth, what for, until when. */
export const CouponCard = ({ coupon, tag, reason, gain, isPale = false, children }: CouponCardProps) => (
  <div className={isPale ? 'coupon coupon--over' : 'coupon'}>
    <div className="coupon__worth" role="img" aria-label={coupon.inWords}>
      <Worth coupon={coupon} />
      <span className="coupon__from">
        {coupon.thresholdCents > 0 ? `满${short(coupon.thresholdCents)}元可用` : '无门槛'}
      </span>
    </div>
    <div className="coupon__words">
      <p className="coupon__head">
        <strong>{coupon.couponName}</strong>
        {tag}
      </p>
      <p className="coupon__quiet">{coupon.scopeText}</p>
      <p className="coupon__quiet">{coupon.validityText}</p>
      {gain && <p className="coupon__gain">{gain}</p>}
      {reason && <p className="coupon__reason">{reason}</p>}
      {children && <div className="coupon__act">{children}</div>}
    </div>
  </div>
)

function Worth({ coupon: { couponKind, percent, reductionCents } }: { coupon: OfferedCoupon }) {
  if (couponKind !== 'discount')
    return (
      <span className="coupon__figure">
        <span className="coupon__unit">¥</span>
        {short(reductionCents)}
      </span>
    )
  if (percent === 0) return <span className="coupon__figure">免费</span>
  return (
    <span className="coupon__figure">
      {discountInWords(percent).slice(0, -1)}
      <span className="coupon__unit">折</span>
    </span>
  )
}

const short = (amountCents: number): string => yuan(amountCents).replace(/\.00$/, '')

/** A coupon that somebody has, as the card takes it. */
export const asOffered = (coupon: Coupon): OfferedCoupon => ({
  ...coupon,
  validityText: `有效期至${dayInWords(dayOf(coupon.validUntil - 1))}`,
})
