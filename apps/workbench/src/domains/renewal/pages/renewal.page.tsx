import { Alert } from 'antd'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { Warnings } from '../parts/checked.tsx'
import { Beside, DrugTable, Facts, Vital, Written } from '../parts/facts.tsx'
import { PrescribeForm } from '../parts/prescribe-form.tsx'
import { SecondActions } from '../parts/second-actions.tsx'
import { renewal, type DeskDetail } from '../renewal.calls.ts'

const returnedWords = ({ second, returnReason }: DeskDetail) =>
  second?.agrees === false ? `第二位医生${second.name}未同意：${returnReason}` : `药师退回：${returnReason}`

/** One renewal on the doctor's desk: what is asked, what speaks against it, the health file, and the prescription. */
export default function RenewalPage() {
  const { consultId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(renewal(consultId))
  return (
    <OfficePage title="续方详情" tools={<Link to="/renewals">返回续方列表</Link>}>
      {value ? (
        <div className="renewal-page">
          <div>
            {value.returnReason && <Alert type="error" showIcon title={returnedWords(value)} />}
            <Vital detail={value} />
            {!value.events.includes('prescribe') && <Warnings warnings={value.warnings} />}
            <Facts detail={value} isDoctors />
            <DrugTable label="申请的药品" lines={value.renewal.asked} />
            {value.events.includes('prescribe') ? (
              <PrescribeForm key={value.renewal.status} detail={value} />
            ) : (
              <Written detail={value} />
            )}
            <SecondActions detail={value} />
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
