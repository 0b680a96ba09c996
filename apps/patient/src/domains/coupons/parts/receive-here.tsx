import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { couponRefusals } from '@nethos/contract/coupons/coupons.refusals.ts'
import type { Activity } from '@nethos/contract/coupons/coupons.schemas.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { receiveCoupon } from '../coupons.calls.ts'
import { CouponCard } from './coupon-card.tsx'

/** For who is here already: one tap, or why not. */
export function ReceiveHere({ activity, promoteCode }: { activity: Activity; promoteCode: string }) {
  const go = useNavigate()
  const receiving = useCommand(receiveCoupon)
  const receive = async () => {
    if (!(await receiving.run({ promoteCode }))) return
    toast('领取成功，已放入我的优惠券')
    await go(couponPages.mine.at, { replace: true })
  }
  const isForNew = activity.userScene === 'INVITE_REGISTER'
  const why = isForNew
    ? '这是新朋友注册的见面礼，您已经注册，可以邀请好友，双方都有优惠券。'
    : activity.isReceived
      ? couponRefusals.received.sentence
      : activity.isSoldOut
        ? couponRefusals.sold_out.sentence
        : undefined
  return (
    <>
      <h2 className="coupon-title">{activity.activityName}</h2>
      {activity.offered && <CouponCard coupon={activity.offered} />}
      {why ? (
        <>
          <Notice tone="quiet">{why}</Notice>
          <ButtonLink to={isForNew ? couponPages.share.at : couponPages.mine.at}>
            {isForNew ? '去邀请好友' : '我的优惠券'}
          </ButtonLink>
        </>
      ) : (
        <Button onClick={receive}>立即领取</Button>
      )}
      {activity.rulesText && <p className="coupon__rules">{activity.rulesText}</p>}
    </>
  )
}
