import { Link, useParams } from 'react-router'
import { EditionFrame } from '../../../patterns/edition-frame.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { emptyQuestionnaire } from '../editor/fresh.ts'
import { questionnaireForm } from '../editor/questionnaire-form.tsx'
import { questionnaireEditions } from '../questionnaire.calls.ts'

/** One questionnaire: what is in use, its draft with a dry run, and its history. */
export default function QuestionnairePage() {
  const { code = '' } = useParams()
  return (
    <OfficePage title={`问卷 ${code}`} tools={<Link to="/questionnaires/editions">返回问卷列表</Link>}>
      <EditionFrame
        key={code}
        code={code}
        calls={questionnaireEditions}
        form={questionnaireForm}
        empty={emptyQuestionnaire}
      />
    </OfficePage>
  )
}
