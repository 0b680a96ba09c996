import { programmePages as pages } from '@nethos/contract/programme/programme.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { settledRows } from '../../../patterns/sources.ts'
import { screeningDepartments } from './screening-departments.ts'

/** 选择科室: which door the visitor stands at. */
export default function ScreeningDepartment() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const compatId = query.get('compatId') ?? ''
  return (
    <PickerPage
      items={settledRows(screeningDepartments)}
      empty="暂无科室"
      onPick={dept => void navigate(`${pages.screeningPaper.to({ compatId })}&dept=${encodeURIComponent(dept)}`)}
    >
      {dept => <strong key={dept}>{dept}</strong>}
    </PickerPage>
  )
}
