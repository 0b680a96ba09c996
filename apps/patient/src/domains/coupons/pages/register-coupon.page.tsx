import { homePages } from '@nethos/contract/home/home.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { activityOf } from '../coupons.calls.ts'
import { ReceiveHere } from '../parts/receive-here.tsx'
import { RegisterHere } from '../parts/register-here.tsx'

/** 注册领券: what there is to be won, and the few fields that it takes; who is logged in takes it with one tap. */
export default function RegisterCouponPage() {
  const [query] = useSearchParams()
  const promoteCode = query.get('promoteCode') ?? ''
  const isIn = useSession() !== undefined
  const found = useServiceQuery(activityOf(promoteCode.slice(0, 32)))
  const { activity } = found.value ?? {}
  if (activity && !isIn) return <RegisterHere activity={activity} promoteCode={promoteCode} />
  return (
    <DetailPage detail={found}>
      {({ activity: offered }) =>
        offered ? (
          <ReceiveHere activity={offered} promoteCode={promoteCode} />
        ) : (
          <Empty sentence="活动未开始或已结束" icon="gift">
            <ButtonLink to={isIn ? couponPages.mine.at : homePages.home.at} look="soft">
              {isIn ? '我的优惠券' : '去首页看看'}
            </ButtonLink>
          </Empty>
        )
      }
    </DetailPage>
  )
}
