import { Alert } from 'antd'
import { Link, useParams } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { FoldedOnPhone } from '../../../patterns/folded-on-phone.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { actOnMessages, AlarmHere, useAct, useAlarms } from '../../consult/public.tsx'
import { FreshWarnings, Warnings } from '../parts/checked.tsx'
import { Beside, DrugTable, Facts, StatusTag, Vital, Written } from '../parts/facts.tsx'
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
            <AlarmOfRenewal consultId={consultId} />
            <Vital detail={value} />
            {!value.events.includes('prescribe') && <Warnings warnings={value.warnings} />}
            {!value.events.includes('prescribe') && <FreshWarnings warnings={value.fresh} />}
            <FoldedOnPhone
              title={
                <>
                  病情、证明和取药方式 <StatusTag renewal={value.renewal} />
                </>
              }
            >
              <Facts detail={value} isDoctors />
            </FoldedOnPhone>
            <DrugTable label="申请的药品" lines={value.renewal.asked} />
            {value.events.includes('prescribe') ? (
              <PrescribeForm key={value.renewal.status} detail={value} />
            ) : (
              <Written detail={value} />
            )}
            <SecondActions detail={value} />
          </div>
          <FoldedOnPhone title="健康档案">
            <Beside detail={value} isDoctors />
          </FoldedOnPhone>
        </div>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

/** Whose renewal it is has looked at it by what he does here: nobody else is called. */
function AlarmOfRenewal({ consultId }: { consultId: string }) {
  const isOpen = useAlarms().value?.some(one => one.consultId === consultId && one.isOwn)
  const act = () => void run(actOnMessages, { consultId, seenUntil: serverNow() }).catch(() => undefined)
  useAct(isOpen ? consultId : undefined, act)
  return <AlarmHere consultId={consultId} onSeen={act} />
}
