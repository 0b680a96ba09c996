import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { renewalRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { confirm } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
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
          <Doctors person={person} gbDeptCode={chosen} only={query.get('docId') ?? ''} />
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
    <PickerPage items={rows} onPick={one => onPick(one.gbDeptCode)} empty="暂无开通续方的科室" icon="hospital">
      {one => (
        <p key={one.gbDeptCode} className="renewal-head">
          <strong>{one.gbDeptName}</strong>
          <span className="renewal-quiet">{one.doctors}位医生可续方</span>
        </p>
      )}
    </PickerPage>
  )
}

/** `only`: whom the doctor's card in the talk leads to. */
function Doctors({ person, gbDeptCode, only }: { person: Person; gbDeptCode: string; only: string }) {
  const all = useRows(doctorsOf(gbDeptCode))
  const rows = only === '' ? all : { ...all, rows: all.rows.filter(one => one.docId === only) }
  const draft = useRenewalDraft(person.personId)
  const go = useNavigate()
  return (
    <PickerPage
      title="选择医生"
      items={rows}
      onPick={async one => {
        const open = one.open.find(({ personId }) => personId === person.personId)
        if (open) {
          const question = { title: renewalRefusals.already_open.sentence, yes: '去查看', no: '换一位医生' }
          if (await confirm(question)) await go(consultPages.consult.to({ consultId: open.consultId }))
          return
        }
        draft.change({ docId: one.docId, docName: one.docName, deptName: one.docDeptName })
        void go(renewalPages[draft.value.isAgreed ? 'drugs' : 'notice'].to({ compatId: person.personId }))
      }}
      empty="这个科室暂无可续方的医生"
      icon="doctor"
    >
      {one => (
        <div key={one.docId}>
          <p>
            <strong>{one.docName}</strong> {one.docTitle}{' '}
            {one.open.some(({ personId }) => personId === person.personId) && <Tag tone="warn">续方中</Tag>}
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
