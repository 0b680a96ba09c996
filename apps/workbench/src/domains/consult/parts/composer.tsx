import { consultLimits } from '@nethos/contract/consult/consult.limits.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { sendAnswer, sendCard, type DeskConsult } from '../consult.calls.ts'
import { usePhraseValues } from '../use-phrase-values.ts'
import { AnswerBox, type Answer } from './answer-box.tsx'
import { CardButton } from './card-button.tsx'
import { VoiceButton } from './voice-button.tsx'

/** Where the doctor answers a consult. */
export function Composer({ consult }: { consult: DeskConsult['consult'] }) {
  const { consultId } = consult
  const sentOf = ({ text, ...files }: Answer) => ({ consultId, replyContent: text, ...files })
  return (
    <AnswerBox
      draftOf={consultId}
      values={usePhraseValues(consult)}
      most={consultLimits.answer}
      wrongWith={answer => sentenceOf(consultDeskServices.answer.input, sentOf(answer))}
      deliver={answer => sendAnswer(sentOf(answer))}
      tools={
        <>
          <VoiceButton deliver={voice => sendAnswer({ consultId, replyContent: '', ...voice })} />
          <CardButton deliver={card => sendCard({ consultId, ...card })} />
        </>
      }
    />
  )
}
