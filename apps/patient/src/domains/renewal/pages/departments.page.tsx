import { useNavigate, useSearchParams } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { renewalStep } from '@nethos/contract/renewal/renewal.paths.ts'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { ForPerson } from '../parts/for-person.tsx'
import { departments, doctorsOf } from '../renewal.calls.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'
import '../parts/renewal.css'

/** 选择科室, and in it the doctor. */
export default function DepartmentsPage() {
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('deptCode') ?? ''
  return (
    <ForPerson title="选择科室">
      {person =>
        chosen ? (
          <Doctors person={person} gbDeptCode={chosen} />
        ) : (
          <Departments onPick={code => setQuery({ compatId: person.personId, deptCode: code })} />
        )
      }
    </ForPerson>
  )
}

function Departments({ onPick }: { onPick: (gbDeptCode: string) => void }) {
  const rows = useRows(departments())
  return (
    <PickerPage title="选择科室" items={rows} onPick={one => onPick(one.gbDeptCode)} empty="暂无开通续方的科室">
      {one => (
        <p key={one.gbDeptCode} className="renewal-head">
          <strong>{one.gbDeptName}</strong>
          <span className="renewal-quiet">{one.doctors}位医生可续方</span>
        </p>
      )}
    </PickerPage>
  )
}

function Doctors({ person, gbDeptCode }: { person: Person; gbDeptCode: string }) {
  const rows = useRows(doctorsOf(gbDeptCode))
  const draft = useRenewalDraft(person.personId)
  const go = useNavigate()
  return (
    <PickerPage
      title="选择医生"
      items={rows}
      onPick={one => {
        draft.change({ docId: one.docId, docName: one.docName, deptName: one.docDeptName })
        void go(renewalStep(draft.value.isAgreed ? 'drugs' : 'notice', person.personId))
      }}
      empty="该科室暂无可续方的医生"
    >
      {one => (
        <div key={one.docId}>
          <p>
            <strong>{one.docName}</strong> {one.docTitle}
          </p>
          <p className="renewal-quiet">
            {one.docHosName} {one.docDeptName}
          </p>
          {one.docSkill && <p className="renewal-quiet">擅长：{one.docSkill.slice(0, 60)}</p>}
        </div>
      )}
    </PickerPage>
  )
}
