import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { PayApplication } from '../parts/pay-application.tsx'
import { applicationOf } from '../programme.calls.ts'
import { useField, type PlaceProps } from '../use-place.ts'

const hasPaid = ['paid', 'going', 'done'] as const

/** 支付: what and how much; paid, that it is, and when it begins. */
export default function ProgrammePay({ place: { code } }: PlaceProps) {
  const id = useField('id')
  const detail = useServiceQuery(applicationOf(id), { everyMs: 15_000 })
  const one = detail.value
  if (!one) return <DetailPage detail={detail}>{() => null}</DetailPage>
  if (one.status === 'to_pay') return <PayApplication one={one} />
  const isPaid = one.priceCents > 0 && (hasPaid as readonly string[]).includes(one.status)
  return (
    <ResultPage
      verdict={isPaid ? 'good' : 'waiting'}
      headline={isPaid ? '支付成功' : one.statusLabel}
      links={
        <ButtonLink to={placeLink(code, 'application', { id })} replace>
          查看申请
        </ButtonLink>
      }
    >
      <p>{one.statusText}</p>
      {isPaid && one.startsAt !== null && <p>开始时间：{dayAndTime(one.startsAt)}</p>}
    </ResultPage>
  )
}
