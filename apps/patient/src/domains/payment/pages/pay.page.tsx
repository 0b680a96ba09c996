import { Navigate, useSearchParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { consultPage, consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { billPage } from '@nethos/contract/renewal/renewal.paths.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { consultDetail, sentPage } from '../../consult/public.ts'
import { usePayer } from '../../shell/public.ts'
import { Checkout } from '../parts/checkout.tsx'
import { useStanding } from '../use-standing.ts'

/** 支付: first asks whether it is paid already; then how long, how much, by what. */
export default function VideoPayPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Payment consultId={consultId} /> : <Navigate to={consultPaths.consults} replace />
}

function Payment({ consultId }: { consultId: string }) {
  const detail = useAsked(consultDetail(consultId))
  const { standing, trouble, ask } = useStanding(consultId)
  const payer = usePayer()

  if (detail.value?.consult.consultType === 'RENEWAL_OF_CONSULTATION') {
    const { accountId, personId } = detail.value.consult
    return <Navigate to={billPage({ accountId, personId, hosId: '' })} replace />
  }
  if (standing?.state === 'paid') return <Navigate to={sentPage(consultId)} replace />
  if (standing?.state === 'gone') return <Navigate to={consultPage(consultId)} replace />
  if (!detail.value || !standing || !payer.isReady) {
    return (
      <DetailPage
        title="支付"
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
  return <Checkout consult={detail.value.consult} standing={standing} trouble={trouble} ask={ask} payer={payer} />
}
