import type { Answer, Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { visibleItems } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { ApplicationDetail } from '@nethos/contract/programme/programme.schemas.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { Pictures } from '../../../controls/pictures.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'

function inWords(item: QuestionItem, answer: Answer | undefined): string {
  if (answer === undefined || item.kind === 'picture') return ''
  if (item.kind === 'matrix' && typeof answer === 'object' && !Array.isArray(answer)) {
    const rows = answer as Readonly<Record<string, string>>
    return item.rows
      .map(row => `${row.text}：${item.options.find(one => one.value === rows[row.id])?.label ?? ''}`)
      .join('；')
  }
  const options = item.kind === 'single' || item.kind === 'multiple' ? item.options : []
  return [answer]
    .flat()
    .map(value => options.find(one => one.value === value)?.label ?? String(value))
    .join('、')
}

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
          ...visibleItems(application.form, answers).map(item => ({
            label: item.text,
            value: inWords(item, answers[item.id]),
          })),
        ]}
      />
      {one.attaList.length > 0 && (
        <Pictures pictures={one.attaList.map(file => ({ src: file.url, alt: '上传的图片' }))} />
      )}
    </Card>
  )
}
