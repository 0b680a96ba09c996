import { useServiceQuery } from '@nethos/calls/query.ts'
import { Link, useParams } from 'react-router'
import { EditionFrame } from '../../../patterns/edition-frame.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { emptyQuestionnaire } from '../editor/fresh.ts'
import { questionnaireForm } from '../editor/questionnaire-form.tsx'
import { QuestionnaireFile } from '../parts/fhir-files.tsx'
import { questionnaireEditions } from '../questionnaire.calls.ts'

const InUseFile = ({ code }: { code: string }) => {
  const { value } = useServiceQuery(questionnaireEditions.one(code))
  return value && value.edition !== null ? <QuestionnaireFile code={code} edition={value.edition} /> : null
}

/** One questionnaire: what is in use, its draft with a dry run, and its history. */
export default function QuestionnairePage() {
  const { code = '' } = useParams()
  return (
    <OfficePage title={`问卷 ${code}`} tools={<Link to="/questionnaires/editions">返回问卷列表</Link>}>
      <InUseFile code={code} />
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
