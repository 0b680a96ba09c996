import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  checkAnswers,
  isPromiseMissing,
  ownWords,
  raisedFlags,
  visibleItems,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import type { Assignment } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { assignmentStates, isToFill } from '@nethos/contract/questionnaire/questionnaire.status.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Card, StatusLine } from '../../../patterns/card.tsx'
import { Form } from '../../../patterns/form.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { savedWords, type SaveState } from '../../../patterns/use-saving.ts'
import { Value } from '../../../patterns/value.tsx'
import { Emergency, useEmergency } from '../../triage/public.ts'
import { questionnaire, submitQuestionnaire } from '../questionnaire.calls.ts'
import { FlagHelp } from './flag-help.tsx'
import { ItemField } from './item-field.tsx'
import { useFilling } from './use-filling.ts'
import './questionnaire.css'

interface FillInProps {
  assignmentId: string
  /** Where it leads once it is sent. */
  onSent: (assignmentId: string) => void
  /** Where the answers are shown if it was sent already. */
  resultAt: string
}

/** A questionnaire to fill in: a whole page, for whichever domain asks. */
export function FillIn({ assignmentId, onSent, resultAt }: FillInProps) {
  const query = useServiceQuery(questionnaire(assignmentId))
  if (query.value === undefined)
    return (
      <Page>
        <Value of={query} shape="form">
          {() => null}
        </Value>
      </Page>
    )
  return isToFill(query.value.state) ? (
    <Filling key={assignmentId} assignment={query.value} onSent={onSent} />
  ) : (
    <Page title={query.value.title}>
      <StatusLine word={assignmentStates[query.value.state].label} tone="quiet">
        这份问卷不能再填写。
      </StatusLine>
      {query.value.state === 'submitted' && (
        <ButtonLink to={resultAt} replace>
          查看结果
        </ButtonLink>
      )}
    </Page>
  )
}

interface Step {
  title?: string | undefined
  text?: string | undefined
  items: QuestionItem[]
}

/** The pages of the questionnaire with what is shown on them; for old hands one question a page. */
function stepsOf(document: QuestionnaireDocument, answers: Answers, isElder: boolean): Step[] {
  const shown = new Set(visibleItems(document, answers).map(item => item.id))
  const steps = document.pages.map(page => ({ ...page, items: page.items.filter(item => shown.has(item.id)) }))
  const filled = steps.filter(step => step.items.length > 0)
  if (!isElder) return filled
  return filled.flatMap(({ title, text, items }) => items.map(item => ({ title, text, items: [item] })))
}

function Filling({ assignment, onSent }: { assignment: Assignment; onSent: (assignmentId: string) => void }) {
  const { document, assignmentId } = assignment
  const { isElder } = useAppInfo()
  const filling = useFilling(assignment)
  const [isTried, setTried] = useState(false)
  const [today] = useState(() => dayOf(serverNow()))
  const [isPromised, setPromised] = useState(false)
  const submit = useCommand(submitQuestionnaire)
  const steps = stepsOf(document, filling.answers, isElder)
  const at = Math.min(filling.step, steps.length - 1)
  // oxlint-disable-next-line typescript/no-non-null-assertion -- a form has a step
  const step = steps[at]!
  const isLast = at === steps.length - 1
  const wrong = checkAnswers(document, filling.answers, today)
  const flags = raisedFlags(document, filling.answers)
  const emergency = useEmergency(...ownWords(document, filling.answers))
  const isUnpromised = isLast && isPromiseMissing(document, isPromised)

  const goTo = (to: number) => {
    setTried(false)
    filling.goTo(to)
  }
  const next = async () => {
    setTried(true)
    if (step.items.some(item => wrong[item.id] !== undefined)) return
    if (!isLast) return goTo(at + 1)
    const elsewhere = steps.findIndex(one => one.items.some(item => wrong[item.id] !== undefined))
    if (elsewhere >= 0) return goTo(elsewhere)
    if (isUnpromised) return
    if (!(await emergency.mayProceed())) return
    const answers = filling.answers as Assignment['draft']
    const sent = await submit.run({ assignmentId, answers, isPromised })
    if (!sent) return
    filling.forget()
    onSent(sent.submissionId)
  }
  return (
    <Page
      title={assignment.title}
      bar={
        <Ways
          {...(at > 0 && { onBack: () => goTo(at - 1) })}
          noun={isElder ? '题' : '页'}
          isLast={isLast}
          isBusy={submit.isBusy}
        />
      }
    >
      <Progress at={at} count={steps.length} saved={filling.saved} personName={assignment.personName} />
      {flags.length > 0 && <FlagHelp flags={flags} />}
      <Emergency found={emergency} />
      <Form id="questionnaire" onSubmit={next}>
        <StepCard
          step={step}
          introduction={at === 0 ? document.introduction : undefined}
          isIntroduced={step.text === document.introduction}
          filling={filling}
          wrong={isTried ? wrong : {}}
        />
        {isLast && document.promise !== undefined && (
          <Promised
            words={document.promise}
            isPromised={isPromised}
            onChange={setPromised}
            isMissing={isTried && isUnpromised}
          />
        )}
      </Form>
    </Page>
  )
}

interface WaysProps {
  onBack?: () => void
  /** What is turned: a page, or a question. */
  noun: string
  isLast: boolean
  isBusy: boolean
}

const Ways = ({ onBack, noun, isLast, isBusy }: WaysProps) => (
  <>
    {onBack && (
      <Button look="quiet" onClick={onBack}>
        上一{noun}
      </Button>
    )}
    <Button type="submit" form="questionnaire" busy={isBusy}>
      {isLast ? '提交' : `下一${noun}`}
    </Button>
  </>
)

interface StepCardProps {
  step: Step
  introduction: string | undefined
  /** Its own text is the introduction, which stands once. */
  isIntroduced: boolean
  filling: ReturnType<typeof useFilling>
  wrong: Readonly<Record<string, string | undefined>>
}

const StepCard = ({ step, introduction, isIntroduced, filling, wrong }: StepCardProps) => (
  <Card {...(step.title ? { title: step.title } : {})}>
    {introduction && <p className="questionnaire__help">{introduction}</p>}
    {step.text && !isIntroduced && <p className="questionnaire__help">{step.text}</p>}
    {step.items.map(item => (
      <ItemField
        key={item.id}
        item={item}
        answer={filling.answers[item.id]}
        onChange={answer => filling.put(item.id, answer)}
        error={wrong[item.id]}
      />
    ))}
  </Card>
)

interface PromisedProps {
  words: string
  isPromised: boolean
  onChange: (isPromised: boolean) => void
  isMissing: boolean
}

const Promised = ({ words, isPromised, onChange, isMissing }: PromisedProps) => (
  <Card>
    <AgreeLine checked={isPromised} onChange={onChange}>
      {words}
    </AgreeLine>
    {isMissing && (
      <p className="field__error" role="alert">
        请先勾选承诺
      </p>
    )}
  </Card>
)

const Progress = ({
  at,
  count,
  saved,
  personName,
}: {
  at: number
  count: number
  saved: SaveState | undefined
  personName: string
}) => (
  <div className="questionnaire__progress">
    <p className="questionnaire__where">
      <span>
        {personName} · 第{at + 1}页，共{count}页
      </span>
      <span aria-live="polite">{saved ? savedWords[saved] : ''}</span>
    </p>
    <progress className="questionnaire__bar" max={count} value={at + 1} aria-label="填写进度" />
  </div>
)
