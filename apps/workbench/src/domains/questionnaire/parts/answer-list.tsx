import { Descriptions, Image } from 'antd'
import { answerTo, visibleItems } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { answerWords } from '@nethos/contract/questionnaire/questionnaire.words.ts'
import type { DeskSubmission } from '../questionnaire.calls.ts'

/** Every question that was shown, with what was answered. */
export const AnswerList = ({ submission: { document, answers, attaList } }: { submission: DeskSubmission }) => (
  <section className="office__section" aria-label="填写内容">
    <h2>填写内容</h2>
    <Descriptions
      className="office__facts"
      bordered
      column={1}
      items={visibleItems(document, answers).flatMap(item => {
        if (item.kind === 'note') return []
        const answer = answerTo(answers, item.id)
        const pictures =
          item.kind === 'picture' && Array.isArray(answer)
            ? attaList.filter(({ attaId }) => (answer as readonly string[]).includes(attaId))
            : []
        const children =
          pictures.length === 0 ? (
            answerWords(item, answer)
          ) : (
            <Image.PreviewGroup>
              {pictures.map(({ attaId, url, attaFileName }) => (
                <Image key={attaId} width={88} height={88} src={url} alt={attaFileName} />
              ))}
            </Image.PreviewGroup>
          )
        return [{ key: item.id, label: item.text, children }]
      })}
    />
  </section>
)
