import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { billPage } from '@nethos/contract/fees/fees.links.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { usePayer } from '../../shell/public.ts'
import { consultDetail } from '../payment.calls.ts'
import { Checkout } from '../parts/checkout.tsx'
import { usePaymentStatus } from '../use-payment-status.ts'

/** 支付: first asks whether it is paid already; then how long, how much, by what. */
export default function VideoPayPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Payment consultId={consultId} /> : <Navigate to={consultPages.consults.to()} replace />
}

function Payment({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(consultDetail(consultId))
  const { status, trouble, ask } = usePaymentStatus(consultId)
  const payer = usePayer()

  if (detail.value?.consult.consultType === 'RENEWAL_OF_CONSULTATION') {
    const { accountId, personId } = detail.value.consult
    return <Navigate to={billPage({ accountId, personId, hosId: '' })} replace />
  }
  if (status?.state === 'paid') return <Navigate to={consultPages.sent.to({ consultId })} replace />
  if (status?.state === 'gone') return <Navigate to={consultPages.consult.to({ consultId })} replace />
  if (!detail.value || !status || !payer.isReady) {
    return (
      <DetailPage
        detail={
          trouble
            ? { value: undefined, status: 'fault', sentence: trouble, retry: ask }
            : { ...detail, value: undefined }
        }
      >
        {() => null}
      </DetailPage>
    )
  }
  return <Checkout consult={detail.value.consult} status={status} trouble={trouble} ask={ask} payer={payer} />
}
