import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Link, useNavigate } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import type { PrescriptionRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DrugLines } from '../parts/drug-lines.tsx'
import { ForPerson, personInWords } from '../parts/for-person.tsx'
import { previous } from '../renewal.calls.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'
import '../parts/renewal.css'

/** 线上续方: what was prescribed before, and the ways to begin. */
export default function RenewalPage() {
  return <ForPerson title="线上续方">{person => <Home key={person.personId} person={person} />}</ForPerson>
}

function Home({ person }: { person: Person }) {
  const { personId } = person
  const query = useServiceQuery(previous(personId))
  const draft = useRenewalDraft(personId)
  const go = useNavigate()
  const renew = (prescription: PrescriptionRow) => {
    draft.change({
      drugs: prescription.drugs.slice(0, renewalLimits.drugs),
      illnessName: draft.value.illnessName || [...prescription.diagnosis].slice(0, renewalLimits.illnessName).join(''),
    })
    void go(
      draft.value.docId
        ? renewalPages.drugs.to({ compatId: personId })
        : renewalPages.departments.to({ compatId: personId }),
    )
  }
  const { docName, deptName, drugs } = draft.value
  return (
    <HubPage action={<Link to={renewalPages.renewals.to()}>我的续方</Link>}>
      <Card more={<Link to={renewalPages.choosePerson.at}>更换</Link>} title="就诊人">
        <Lines
          lines={[
            { label: '姓名', value: personInWords(person) },
            { label: '病案号', value: person.recordNumber ?? '未绑定医院帐号' },
          ]}
        />
      </Card>
      <Notice>线上续方只面向已在医院确诊、病情稳定的复诊患者。首次就诊或病情变化请到线下医院就诊。</Notice>
      <Card>
        <ActionList
          actions={[
            {
              icon: 'doctor',
              label: '选择科室和医生',
              value: docName ? `${deptName} ${docName}` : '',
              to: renewalPages.departments.to({ compatId: personId }),
            },
            {
              icon: 'pill',
              label: '选择药品',
              value: drugs.length > 0 ? `已选${drugs.length}种` : '',
              to: renewalPages.drugs.to({ compatId: personId }),
            },
          ]}
        />
      </Card>
      <h2 className="rows__group">可续的处方</h2>
      <Value of={query} shape="rows">
        {list =>
          list.length === 0 ? (
            <Empty sentence="暂无可续的处方，您可以直接选择药品" icon="pill" />
          ) : (
            list.map(one => (
              <Card key={one.prescriptionId} title={one.diagnosis}>
                <p className="renewal-quiet">
                  {dayOf(one.approvedAt)} · {one.docDeptName} {one.docName}医生
                </p>
                <DrugLines lines={one.drugs} />
                <div className="renewal-buttons">
                  <Button look="soft" onClick={() => renew(one)} label={`续这张处方，${dayOf(one.approvedAt)}`}>
                    续这张处方
                  </Button>
                </div>
              </Card>
            ))
          )
        }
      </Value>
    </HubPage>
  )
}
