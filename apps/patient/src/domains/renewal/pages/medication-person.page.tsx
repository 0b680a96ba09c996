import { useNavigate } from 'react-router'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import { medicationsPage, renewalPaths } from '@nethos/contract/renewal/renewal.paths.ts'
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
      title="选择就诊人"
      items={rows}
      onPick={one => void go(medicationsPage(one.personId))}
      empty={nobodySentence}
      bar={
        <ButtonLink
          to={`${peoplePaths.add}?${new URLSearchParams({ callback: renewalPaths.medicationPerson })}`}
          look="quiet"
        >
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
