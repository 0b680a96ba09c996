import { Link, useNavigate } from 'react-router'
import { EditionList } from '../../../patterns/edition-list.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { questionnaireEditions } from '../questionnaire.calls.ts'

/** 问卷管理: every questionnaire with its edition, and a new one. */
export default function QuestionnairesPage() {
  const navigate = useNavigate()
  return (
    <OfficePage title="问卷管理" tools={<Link to="/questionnaires/import">导入 FHIR 问卷</Link>}>
      <EditionList
        noun="问卷"
        calls={questionnaireEditions}
        onOpen={code => void navigate(`/questionnaires/editions/${code}`)}
      />
    </OfficePage>
  )
}
