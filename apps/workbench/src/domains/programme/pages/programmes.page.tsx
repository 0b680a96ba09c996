import { Link, useNavigate } from 'react-router'
import { EditionList } from '../../../patterns/edition-list.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { programmeEditions } from '../programme.calls.ts'

/** All zones: those of the program and the hospital's own. */
export default function ProgrammesPage() {
  const go = useNavigate()
  return (
    <OfficePage title="专区" tools={<Link to="/programmes/fhir/import">导入 FHIR 专区</Link>}>
      <EditionList noun="专区" calls={programmeEditions} onOpen={code => void go(`/programmes/${code}`)} />
    </OfficePage>
  )
}
