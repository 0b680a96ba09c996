import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { doctorRefusals } from '@nethos/contract/doctors/doctors.refusals.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Article } from '../../../patterns/article.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { State } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { fixedText } from '../../content/public.ts'
import { activityOf, CouponCard } from '../../coupons/public.tsx'
import { DoctorBrief, doctorWay, promotingDoctor } from '../../doctors/public.tsx'

/** 推广活动: where a doctor's or an activity's promote code leads. What there is to be had here, and how to register. */
export default function PromotePage() {
  const [query] = useSearchParams()
  const promoteCode = (query.get('promoteCode') ?? '').slice(0, 64)
  const doctor = useServiceQuery(promotingDoctor(promoteCode), { unless: promoteCode === '' })
  const found = useServiceQuery(activityOf(promoteCode.slice(0, 32)), { unless: promoteCode === '' })
  const activity = found.value?.activity ?? undefined
  const docId = doctor.value?.docId
  const isNobodys = promoteCode === '' || (doctor.error instanceof RefusedError && found.value?.activity === null)
  return (
    <Page bar={<WayOn promoteCode={isNobodys ? '' : promoteCode} docId={docId} isGift={!!activity} />}>
      {promoteCode !== '' && (doctor.status === 'waiting' || found.status === 'waiting') && <Skeleton shape="card" />}
      {isNobodys && <Notice tone="warn">{doctorRefusals.promotion_unknown.sentence}，您仍然可以注册使用。</Notice>}
      {doctor.value && (
        <Card title="为您推荐">
          <DoctorBrief doctor={doctor.value.sysDoc} />
        </Card>
      )}
      {activity?.offered && (
        <Card title={activity.activityName}>
          <CouponCard coupon={activity.offered} />
        </Card>
      )}
      <Campaign />
    </Page>
  )
}

/** What the hospital says; its editors keep it (文章管理, 说明与协议). */
function Campaign() {
  const text = useServiceQuery(fixedText('推广活动'))
  const { name } = useAppInfo()
  if (text.error instanceof RefusedError)
    return <State drawing="soon" sentence={`${name}：在手机上问医生、看报告、管理家人的健康资料`} />
  return <Value of={text}>{({ content }) => <Article html={content} />}</Value>
}

interface WayOnProps {
  promoteCode: string
  docId: string | undefined
  /** The code is an activity's: who is here already may take what it gives away. */
  isGift: boolean
}

function WayOn({ promoteCode, docId, isGift }: WayOnProps) {
  const isIn = useSession() !== undefined
  const { home } = useAppInfo()
  if (!isIn) {
    const backPath = docId && doctorWay(docId)
    return <ButtonLink to={accountPages.register.to({ promoteCode, docId, backPath })}>立即注册</ButtonLink>
  }
  if (docId) return <ButtonLink to={doctorWay(docId)}>查看医生主页</ButtonLink>
  if (isGift) return <ButtonLink to={couponPages.register.to({ promoteCode })}>领取优惠券</ButtonLink>
  return <ButtonLink to={home}>返回首页</ButtonLink>
}
