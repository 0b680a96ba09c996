import { Button } from 'antd'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { saveText } from '../../../controls/save-text.ts'
import { exportQuestionnaire, exportSubmission } from '../questionnaire.calls.ts'

const type = 'application/fhir+json'

/** One edition as a file that another system reads. */
export function QuestionnaireFile({ code, edition }: { code: string; edition: number }) {
  const asking = useAnswered(exportQuestionnaire)
  const save = async () => {
    const read = await asking.run({ code, edition })
    if (read) saveText(`${code}-${edition}.questionnaire.json`, read.questionnaire, type)
  }
  return (
    <Button loading={asking.isBusy} onClick={() => void save()}>
      导出使用中的版本（FHIR）
    </Button>
  )
}

/** What was answered, as a file that another system reads; who took it is written down. */
export function SubmissionFile({ submissionId }: { submissionId: string }) {
  const asking = useAnswered(exportSubmission)
  const save = async () => {
    const read = await asking.run({ submissionId })
    if (read) saveText(`${submissionId}.response.json`, read.questionnaireResponse, type)
  }
  return (
    <Button loading={asking.isBusy} onClick={() => void save()}>
      导出答卷（FHIR）
    </Button>
  )
}
