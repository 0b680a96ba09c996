import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import type { Campus } from '@nethos/contract/hospital-account/hospital-account.schemas.ts'
import { useAsked, useRows } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { person } from '../../people/public.tsx'
import { campuses } from '../hospital-account.calls.ts'
import { bindPage, whoseIn } from '../hospital-account.links.ts'
import { BindFile } from '../parts/bind-file.tsx'
import './choose-hospital.page.css'

/** 选择医院: where somebody is bound; with one chosen, how it stands with him there. */
export default function ChooseHospitalPage() {
  const [query] = useSearchParams()
  const whose = whoseIn(query)
  if (!whose.personId) return <Navigate to={peoplePaths.people} replace />
  return whose.hosId ? <BindFile key={whose.hosId} whose={whose} /> : <ChooseHospital personId={whose.personId} />
}

interface Group {
  hosId: string
  hosName: string
  areaName: string
  campusNames: string[]
}

/** Campuses of one hospital share their files, so a hospital is one choice. */
const grouped = (rows: readonly Campus[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const { groupId, hosName, areaName, campusName } of rows) {
    const group = groups.get(groupId) ?? { hosId: groupId, hosName, areaName, campusNames: [] }
    group.campusNames.push(campusName)
    groups.set(groupId, group)
  }
  return [...groups.values()]
}

function ChooseHospital({ personId }: { personId: string }) {
  const go = useNavigate()
  const asked = useRows(campuses())
  const who = useAsked(person(personId))
  const numberAt = (hosId: string) => who.value?.records?.find(record => record.groupId === hosId)?.recordNumber
  return (
    <PickerPage
      title="选择医院"
      items={{ ...asked, rows: grouped(asked.rows) }}
      onPick={({ hosId }) => void go(bindPage(personId, hosId))}
      empty="暂无可绑定的医院"
      head={who.value && <p className="choose-hospital__why">为{who.value.personName}选择医院</p>}
    >
      {({ hosId, hosName, areaName, campusNames }) => (
        <span key={hosId} className="choose-hospital">
          <strong className="choose-hospital__name">{hosName}</strong>
          <span className="choose-hospital__facts">
            {[areaName, campusNames.join('、')].filter(Boolean).join(' · ')}
          </span>
          {numberAt(hosId) && <Tag tone="good">已绑定 病案号 {numberAt(hosId)}</Tag>}
        </span>
      )}
    </PickerPage>
  )
}
