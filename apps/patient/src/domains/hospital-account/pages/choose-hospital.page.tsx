import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { bindPage, whoseIn } from '../hospital-account.links.ts'
import { campuses, hospitalsOf } from '../hospitals.ts'
import { BindFile } from '../parts/bind-file.tsx'
import { person } from '../hospital-account.calls.ts'
import './choose-hospital.page.css'

/** 选择医院: where somebody is bound; with one chosen, how it stands with him there. */
export default function ChooseHospitalPage() {
  const [query] = useSearchParams()
  const whose = whoseIn(query)
  if (!whose.personId) return <Navigate to={peoplePages.people.at} replace />
  return whose.hosId ? (
    <BindFile key={whose.hosId} whose={whose} />
  ) : (
    <ChooseHospital personId={whose.personId} comefrom={query.get('comefrom') ?? ''} />
  )
}

function ChooseHospital({ personId, comefrom }: { personId: string; comefrom: string }) {
  const go = useNavigate()
  const result = useRows(campuses())
  const who = useServiceQuery(person(personId))
  const numberAt = (hosId: string) => who.value?.records?.find(record => record.groupId === hosId)?.recordNumber
  return (
    <PickerPage
      items={{ ...result, rows: hospitalsOf(result.rows) }}
      onPick={({ hosId }) => void go(bindPage(personId, hosId, comefrom))}
      empty="暂无可绑定的医院"
      icon="hospital"
      head={who.value && <p className="choose-hospital__why">为{who.value.personName}选择医院</p>}
    >
      {({ hosId, hosName, areaName, campuses: places }) => (
        <span key={hosId} className="choose-hospital">
          <strong className="choose-hospital__name">{hosName}</strong>
          <span className="choose-hospital__facts">
            {[areaName, places.map(one => one.campusName).join('、')].filter(Boolean).join(' · ')}
          </span>
          {numberAt(hosId) && <Tag tone="good">已绑定 病案号 {numberAt(hosId)}</Tag>}
        </span>
      )}
    </PickerPage>
  )
}
