import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { bodyPartKeys, bodyParts, type BodyPart } from '@nethos/contract/guide/body-parts.ts'
import { guideOf, personIn } from '@nethos/contract/guide/guide.ts'
import { triageFlags } from '@nethos/contract/triage/triage-flags.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { Emergency, useEmergency } from '../../triage/public.ts'
import { historyOf, noAnswers, type GuideAnswers } from '../answers.ts'
import { BodyFigure } from '../parts/body-figure.tsx'
import { GuideQuestions } from '../parts/guide-questions.tsx'
import { GuideResult } from '../parts/guide-result.tsx'
import { useLikeness } from '../use-likeness.ts'
import { saveGuideText } from '../../../patterns/guide-text.ts'

const longest = 300
const partChoices = bodyPartKeys.map(value => ({ value, label: bodyParts[value].label }))

/** 导诊: what is wrong in one's own words or by pointing, a few questions, and where to go with it. */
export default function GuidePage() {
  const [query] = useSearchParams()
  const [answers, setAnswers] = useState<GuideAnswers>({ ...noAnswers, text: query.get('search') ?? '' })
  const [askedTimes, setAskedTimes] = useState(0)
  const isShown = askedTimes > 0
  const [isTried, setTried] = useState(false)
  const emergency = useEmergency(answers.text)
  const { flags: found } = emergency
  const flags = triageFlags.filter(flag => found.includes(flag) || answers.dangers.some(sign => sign.flag === flag))
  const put = (changed: Partial<GuideAnswers>) => setAnswers(now => ({ ...now, ...changed }))
  const isEmpty = answers.text.trim() === '' && answers.part === undefined && answers.chosen.length === 0
  const isLong = Array.from(answers.text).length > longest
  const guidance = guideOf(
    {
      text: answers.text,
      part: answers.part,
      person: answers.person,
      chosen: answers.chosen,
      isSevere: answers.severity === 'bad',
    },
    useLikeness(answers.text),
  )
  const submit = () => {
    setTried(true)
    if (isEmpty || isLong) return
    setAskedTimes(times => times + 1)
  }
  const wrong = isLong
    ? `不能超过${longest}个字`
    : isTried && isEmpty
      ? '请说一说哪里不舒服，或者点一下身体'
      : undefined
  return (
    <FormPage title="导诊" submit={isShown ? '重新推荐' : '看看挂哪科'} onSubmit={submit}>
      <Emergency found={{ ...emergency, flags }} />
      <Card>
        <AreaField
          label="哪里不舒服？"
          placeholder="例如：吃完饭胃胀，老打嗝，有半个月了"
          rows={3}
          limit={longest}
          value={answers.text}
          onChange={event => put({ text: event.target.value })}
          error={wrong}
        />
      </Card>
      <BodyCard answers={answers} onChange={part => put({ part })} />
      {!isEmpty && (
        <GuideQuestions answers={answers} complaints={guidance.complaints.map(one => one.id)} onChange={put} />
      )}
      {isShown && !isEmpty && (
        <GuideResult
          guidance={guidance}
          flags={flags}
          askedTimes={askedTimes}
          onLeave={() => saveGuideText(historyOf(answers))}
        />
      )}
    </FormPage>
  )
}

const BodyCard = ({ answers, onChange }: { answers: GuideAnswers; onChange: (part: BodyPart) => void }) => (
  <Card title="或者点一下身体">
    <BodyFigure
      person={answers.person ?? personIn(answers.text)}
      value={answers.part ? [answers.part] : []}
      onChange={onChange}
    />
    <Chips<BodyPart> label="身体部位" choices={partChoices} value={answers.part ?? null} onChange={onChange} />
  </Card>
)
