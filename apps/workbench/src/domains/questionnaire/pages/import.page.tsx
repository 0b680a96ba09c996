import { App } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { readQuestionnaire } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { EditionImport } from '../../../patterns/edition-import.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { questionnaireEditions, readFhir } from '../questionnaire.calls.ts'
import { ResponseTrial } from '../parts/response-trial.tsx'

/** A Questionnaire of HL7 FHIR R4 becomes a draft; answers of another system are looked at without keeping them. */
export default function ImportPage() {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const reading = useAnswered(readFhir)
  const saving = useAnswered(questionnaireEditions.save)
  const begin = async (code: string, read: unknown) => {
    const { document } = readQuestionnaire(read)
    if (!document || !(await saving.run({ code, seenAt: null, document, note: '由 FHIR 问卷导入' }))) return
    void message.success('已存为草稿')
    void navigate(`/questionnaires/editions/${code}`)
  }
  return (
    <OfficePage title="导入 FHIR 问卷" tools={<Link to="/questionnaires/editions">返回问卷列表</Link>}>
      <EditionImport
        label="Questionnaire（HL7 FHIR R4，JSON）"
        noun="问卷"
        reading={{ ...reading, run: questionnaire => reading.run({ questionnaire }) }}
        saving={{ ...saving, run: begin }}
      />
      <ResponseTrial />
    </OfficePage>
  )
}
