import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { cancelledTitle } from '@nethos/contract/renewal/renewal.limits.ts'
import { isOver } from '@nethos/contract/renewal/renewal.status.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { renewal } from '../renewal.calls.ts'

/** 申请结果: it was sent, or it was called off meanwhile. */
export default function RenewalResultPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Result consultId={consultId} /> : <Navigate to={renewalPages.renewals.to()} replace />
}

function Result({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(renewal(consultId))
  const go = useNavigate()
  if (!detail.value) return <DetailPage detail={{ ...detail, value: undefined }}>{() => null}</DetailPage>
  const { status, statusLabel, endReason, docName } = detail.value
  const isGone = isOver(status)
  return (
    <ResultPage
      verdict={isGone ? 'bad' : 'good'}
      headline={isGone ? cancelledTitle : '提交成功'}
      onBack={() => void go(renewalPages.renewals.to(), { replace: true })}
      links={
        <>
          <ButtonLink to={consultPages.consult.to({ consultId })} replace>
            查看申请
          </ButtonLink>
          <ButtonLink to={renewalPages.renewals.to()} look="quiet" replace>
            我的续方
          </ButtonLink>
        </>
      }
    >
      {isGone ? (
        <p>{endReason}</p>
      ) : (
        <p>
          现在的状态：{statusLabel}。
          {status === 'applied' && `${docName}医生会在48小时内审核，药师审方通过后通知您缴费。`}
        </p>
      )}
    </ResultPage>
  )
}
