import { programmePages as pages } from '@nethos/contract/programme/programme.pages.ts'
import { screeningDepartmentsIn } from '@nethos/contract/system/screening-departments.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { settledRows } from '../../../patterns/sources.ts'
import { screeningDepartments } from '../programme.calls.ts'

/** 选择科室: which door the visitor stands at; the hospital says at its desk which there are. */
export default function ScreeningDepartment() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const compatId = query.get('compatId') ?? ''
  const { value = '', status, sentence, retry } = useServiceQuery(screeningDepartments())
  return (
    <PickerPage
      items={{ ...settledRows(screeningDepartmentsIn(value)), status, sentence, refresh: retry }}
      empty="暂无科室"
      icon="hospital"
      onPick={dept => void navigate(`${pages.screeningPaper.to({ compatId })}&dept=${encodeURIComponent(dept)}`)}
    >
      {dept => <strong key={dept}>{dept}</strong>}
    </PickerPage>
  )
}
