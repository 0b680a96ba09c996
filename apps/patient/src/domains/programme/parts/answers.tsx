import { answerTo, visibleItems, type Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { ApplicationDetail } from '@nethos/contract/programme/programme.schemas.ts'
import { answerWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'

/** What was filled in, as it was asked. */
export function FilledIn({ one }: { one: ApplicationDetail }) {
  const { application } = one.document
  if (!application) return null
  const answers = one.answers as Answers
  return (
    <Card title="申请内容">
      <Lines
        lines={[
          { label: '就诊人', value: one.personName },
          ...visibleItems(application.form, answers).flatMap(item => {
            const answer = answerTo(answers, item.id)
            if (answer === undefined || item.kind === 'picture' || item.kind === 'note') return []
            return [{ label: item.text, value: answerWords(item, answer) }]
          }),
        ]}
      />
      {one.attaList.length > 0 && (
        <Pictures pictures={one.attaList.map(file => ({ src: file.url, alt: '上传的图片' }))} />
      )}
    </Card>
  )
}
