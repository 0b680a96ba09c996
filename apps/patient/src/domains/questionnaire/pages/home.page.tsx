import { questionnairePages as pages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import type { AssignmentRow } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { isToFill } from '@nethos/contract/questionnaire/questionnaire.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { BeginList } from '../parts/begin-list.tsx'
import { ForPerson } from '../parts/person-chips.tsx'
import { questionnaires } from '../questionnaire.calls.ts'

/** 问卷调查: what there is to fill in, by kind, and what may be begun. */
export default function QuestionnaireHome() {
  return (
    <HubPage>
      <ForPerson>
        {personId => (
          <>
            <Kinds personId={personId} />
            <BeginList
              title="随时可以填写"
              personId={personId}
              purposes={['outpatient', 'inpatient', 'scale', 'followUp']}
              fillIn={id => pages.fillIn.to({ id })}
            />
          </>
        )}
      </ForPerson>
    </HubPage>
  )
}

function Kinds({ personId }: { personId: string }) {
  const { rows } = useRows(questionnaires({ personId }))
  const waiting = (is: (row: AssignmentRow) => boolean) => {
    const count = rows.filter(row => isToFill(row.state) && is(row)).length
    return count > 0 ? `${count}份待填写` : '没有待填写的'
  }
  const isFollowUp = ({ purpose }: AssignmentRow) => purpose === 'followUp' || purpose === 'scale'
  const compatId = personId
  return (
    <Card title="我的问卷">
      <ActionList
        actions={[
          {
            label: '门诊问卷',
            value: waiting(row => !isFollowUp(row) && row.purpose !== 'inpatient'),
            to: pages.list.to({ compatId }),
          },
          {
            label: '住院问卷',
            value: waiting(row => row.purpose === 'inpatient'),
            to: pages.inpatient.to({ compatId }),
          },
          { label: '随访问卷', value: waiting(isFollowUp), to: pages.followUps.to({ compatId }) },
        ]}
      />
    </Card>
  )
}
