import { useNavigate } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { StayPerson } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { stayPeople } from '../inpatient.calls.ts'
import '../parts/inpatient.css'

/** Whose note waits to be registered goes there; all others see the card. */
const placeOf = ({ personId: compatId, statusLabel }: StayPerson): string =>
  statusLabel === '待登记' ? pages.register.to({ compatId }) : pages.card.to({ compatId })

/** 选择就诊人: for whom, with the record number and whether he is in hospital. */
export default function ChoosePersonPage() {
  const navigate = useNavigate()
  const rows = useRows(stayPeople())
  return (
    <PickerPage
      items={rows}
      empty="还没有就诊人，请先添加"
      icon="people"
      onPick={one => void navigate(placeOf(one))}
      bar={
        <ButtonLink to={peoplePages.people.at} look="soft">
          添加就诊人
        </ButtonLink>
      }
    >
      {one => (
        <div key={one.personId} className="inpatient-list">
          <p>
            <strong>{one.personName}</strong>{' '}
            {one.recordNumber && <Tag tone={one.isInHospital ? 'good' : 'quiet'}>{one.stayLabel}</Tag>}{' '}
            {one.statusLabel && !one.isInHospital && <Tag>{one.statusLabel}</Tag>}
          </p>
          <p className="inpatient-quiet">{one.recordNumber ? `病案号 ${one.recordNumber}` : '未绑定医院帐号'}</p>
        </div>
      )}
    </PickerPage>
  )
}
