import { answerTo, visibleItems, type Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { FormDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { ApplicationDetail } from '@nethos/contract/programme/programme.schemas.ts'
import { answerWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'

interface AnswerLinesProps {
  form: FormDocument
  answers: Answers
  /** Only these questions; left out: all. */
  items?: readonly { id: string }[]
  head?: readonly { label: string; value: string }[]
}

/** What was filled in, as it was asked. */
export function AnswerLines({ form, answers, items, head = [] }: AnswerLinesProps) {
  const shown = visibleItems(form, answers).filter(item => !items || items.some(one => one.id === item.id))
  return (
    <Lines
      lines={[
        ...head,
        ...shown.flatMap(item => {
          const answer = answerTo(answers, item.id)
          if (answer === undefined || item.kind === 'note') return []
          const value =
            item.kind === 'picture' ? `${Array.isArray(answer) ? answer.length : 0}张` : answerWords(item, answer)
          return item.kind === 'picture' && items === undefined ? [] : [{ label: item.text, value }]
        }),
      ]}
    />
  )
}

/** What an application says, with its pictures. */
export function FilledIn({ one }: { one: ApplicationDetail }) {
  const { application } = one.document
  if (!application) return null
  return (
    <Card title="申请内容">
      <AnswerLines
        form={application.form}
        answers={one.answers as Answers}
        head={[{ label: '就诊人', value: one.personName }]}
      />
      {one.attaList.length > 0 && (
        <Pictures pictures={one.attaList.map(file => ({ src: file.url, alt: '上传的图片' }))} />
      )}
    </Card>
  )
}
