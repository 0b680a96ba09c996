import { Navigate } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { prescriptionToken } from '../renewal.calls.ts'

/** 我的处方: fetches the ticket of the prescription site, and opens its list. */
export default function PrescriptionSitePage() {
  const token = useServiceQuery(prescriptionToken())
  return <DetailPage detail={token}>{({ url }) => <Navigate to={url} replace />}</DetailPage>
}
