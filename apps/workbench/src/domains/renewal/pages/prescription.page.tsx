import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { FreshWarnings, Warnings } from '../parts/checked.tsx'
import { Beside, Facts, Vital, Written } from '../parts/facts.tsx'
import { PharmacyActions } from '../parts/pharmacy-actions.tsx'
import { prescription } from '../renewal.calls.ts'

/** One prescription on the pharmacist's desk: what speaks against it, who takes it, and what is to be done. */
export default function PrescriptionPage() {
  const { consultId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(prescription(consultId))
  return (
    <OfficePage title="处方详情" tools={<Link to="/prescriptions">返回处方列表</Link>}>
      {value ? (
        <div className="renewal-page">
          <div>
            <Vital detail={value} />
            <Written detail={value} />
            <Warnings warnings={value.warnings} />
            <FreshWarnings warnings={value.fresh} />
            <PharmacyActions key={value.renewal.status} detail={value} />
            <Facts detail={value} />
          </div>
          <Beside detail={value} />
        </div>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}
