import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { noCouponSentence, oneCouponSentence } from '@nethos/contract/coupons/coupons.rules.ts'
import type { Weighed, WeighedCoupon } from '@nethos/contract/coupons/coupons.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { hasHistory, useBack } from '../../../patterns/use-back.ts'
import { noCoupon, useChosenCoupon } from '../chosen-coupon.ts'
import { weighed } from '../coupons.calls.ts'
import { asOffered, CouponCard } from '../parts/coupon-card.tsx'

/** 选择礼券, for the order in the address: its price by the server's books, or what the address says. */
export default function SelectCouponPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId') ?? ''
  const payMoney = Number(query.get('payMoney') ?? '')
  const detail = useServiceQuery(
    weighed(
      consultId
        ? { consultId }
        : {
            priceCents: Number.isSafeInteger(payMoney) && payMoney > 0 ? payMoney : 0,
            consultType: query.get('currentService'),
          },
    ),
  )
  const chosen = useChosenCoupon(consultId)
  const back = useBack()
  const go = useNavigate()
  const choose = (couponId: string) => {
    chosen.set(couponId)
    if (hasHistory() || !consultId) back()
    else void go(paymentPages.pay.to({ consultId }), { replace: true })
  }
  return (
    <DetailPage
      detail={detail}
      bar={
        <Button look="quiet" onClick={() => choose(noCoupon)}>
          不使用礼券
        </Button>
      }
    >
      {value => <Choices weighed={value} chosen={chosen.value || value.bestCouponId} onChoose={choose} />}
    </DetailPage>
  )
}

interface ChoicesProps {
  weighed: Weighed
  chosen: string
  onChoose: (couponId: string) => void
}

function Choices({ weighed: { coupons, priceCents, bestCouponId }, chosen, onChoose }: ChoicesProps) {
  const [usable, others] = [coupons.filter(one => one.isUsable), coupons.filter(one => !one.isUsable)]
  if (coupons.length === 0) return <Empty icon="ticket" sentence={noCouponSentence} />
  return (
    <>
      <Notice tone="quiet">
        本次费用{price(priceCents)}。{oneCouponSentence}。
      </Notice>
      {usable.length === 0 && <p className="coupon__quiet">{noCouponSentence}</p>}
      <div className="coupon-list" role="radiogroup" aria-label="可用的优惠券">
        {usable.map(one => (
          <Choice
            key={one.couponId}
            coupon={one}
            isChosen={one.couponId === chosen}
            isBest={one.couponId === bestCouponId}
            onChoose={() => onChoose(one.couponId)}
          />
        ))}
      </div>
      {others.length > 0 && (
        <>
          <h2 className="coupon-title">本次不可用</h2>
          <div className="coupon-list">
            {others.map(one => (
              <CouponCard key={one.couponId} coupon={asOffered(one)} reason={one.reason} isPale />
            ))}
          </div>
        </>
      )}
    </>
  )
}

interface ChoiceProps {
  coupon: WeighedCoupon
  isChosen: boolean
  isBest: boolean
  onChoose: () => void
}

const Choice = ({ coupon, isChosen, isBest, onChoose }: ChoiceProps) => (
  <button
    type="button"
    role="radio"
    aria-checked={isChosen}
    aria-label={`${coupon.couponName}，${coupon.inWords}，可省${price(coupon.offCents)}`}
    className="coupon-choice"
    onClick={onChoose}
  >
    <CouponCard
      coupon={asOffered(coupon)}
      tag={isChosen ? <Tag>已选</Tag> : isBest && <Tag tone="good">最省钱</Tag>}
      gain={`省${price(coupon.offCents)}，还需支付${price(coupon.payCents)}`}
    />
  </button>
)
