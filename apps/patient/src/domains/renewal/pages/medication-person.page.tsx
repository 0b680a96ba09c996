import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate } from 'react-router'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { people } from '../../people/public.tsx'
import { personInWords } from '../parts/for-person.tsx'
import '../parts/renewal.css'

/** 选择就诊人: whose medicines, with his visit cards. */
export default function MedicationPersonPage() {
  const go = useNavigate()
  const rows = useRows(people())
  return (
    <PickerPage
      items={rows}
      onPick={one => void go(renewalPages.medications.to({ idx: 0, compatId: one.personId }))}
      empty={nobodySentence}
      icon="people"
      bar={
        <ButtonLink to={peoplePages.add.to({ callback: renewalPages.medicationPerson.at })} look="quiet">
          添加就诊人
        </ButtonLink>
      }
    >
      {one => (
        <div key={one.personId}>
          <p>
            <strong>{personInWords(one)}</strong>
          </p>
          {(one.records ?? []).map(record => (
            <p key={record.hospitalAccountId} className="renewal-quiet">
              {record.hosName} 就诊卡号 {record.recordNumber}
            </p>
          ))}
          {(one.records ?? []).length === 0 && <p className="renewal-quiet">暂无就诊卡号可供选择</p>}
        </div>
      )}
    </PickerPage>
  )
}
