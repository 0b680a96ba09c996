import { complaintsAt, guidePeople, personIn, type GuidePerson } from '@nethos/contract/guide/guide.ts'
import {
  dangerSignsAt,
  durations,
  severities,
  treatments,
  type Duration,
  type Severity,
  type Treatment,
} from '@nethos/contract/guide/questions.ts'
import { Chips, ManyChips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import type { GuideAnswers } from '../answers.ts'

interface GuideQuestionsProps {
  answers: GuideAnswers
  /** Complaints that the words say already. */
  complaints: readonly string[]
  onChange: (changed: Partial<GuideAnswers>) => void
}

const mostOffered = 8
const choicesOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  (Object.keys(labels) as Key[]).map(value => ({ value, label: labels[value] }))

/** Six questions at most, each answered by a tap and none of them needed. */
export function GuideQuestions({ answers, complaints, onChange }: GuideQuestionsProps) {
  const { part, text } = answers
  const person = answers.person ?? personIn(text)
  const here = dangerSignsAt(part)
  // What was ticked of another part stays, and can be taken back.
  const signs = [...here, ...answers.dangers.filter(sign => !here.includes(sign))]
  const offered = part ? complaintsAt(part, person).filter(one => !complaints.includes(one.id)) : []
  return (
    <>
      <Card>
        <Chips<GuidePerson>
          label="谁不舒服？"
          choices={choicesOf(guidePeople)}
          value={person ?? null}
          onChange={chosen => onChange({ person: chosen })}
        />
      </Card>
      <Card>
        <ManyChips
          label="有没有下面的情况？（有一项就不要等）"
          choices={signs.map(({ label }) => ({ value: label, label }))}
          value={answers.dangers.map(sign => sign.label)}
          onChange={labels => onChange({ dangers: signs.filter(sign => labels.includes(sign.label)) })}
        />
      </Card>
      {offered.length > 0 && (
        <Card>
          <ManyChips
            label="还有哪些不舒服？"
            choices={offered.slice(0, mostOffered).map(one => ({ value: one.id, label: one.label }))}
            value={answers.chosen}
            onChange={chosen => onChange({ chosen })}
          />
        </Card>
      )}
      <Card>
        <Chips<Duration>
          label="多久了？"
          choices={choicesOf(durations)}
          value={answers.duration ?? null}
          onChange={duration => onChange({ duration })}
        />
        <Chips<Severity>
          label="影响生活吗？"
          choices={choicesOf(severities)}
          value={answers.severity ?? null}
          onChange={severity => onChange({ severity })}
        />
        <Chips<Treatment>
          label="之前看过吗？"
          choices={choicesOf(treatments)}
          value={answers.treatment ?? null}
          onChange={treatment => onChange({ treatment })}
        />
      </Card>
    </>
  )
}
