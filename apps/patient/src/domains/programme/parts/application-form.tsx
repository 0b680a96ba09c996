import { useState, type ReactNode } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  answerTo,
  checkAnswers,
  isPromiseMissing,
  ownWords,
  raisedFlags,
  visibleItems,
  type Answer,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { FormDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { programmeRefusals } from '@nethos/contract/programme/programme.refusals.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { savedWords, type SaveState } from '../../../patterns/use-saving.ts'
import { AnswerLines } from './answers.tsx'
import { FlagHelp, ItemField } from '../../questionnaire/public.tsx'
import { Emergency, useEmergency } from '../../triage/public.ts'

interface ApplicationFormProps {
  /** Left out: the address has its own, one for each step. */
  title?: string | undefined
  form: FormDocument
  answers: Answers
  onAnswer: (id: string, answer: Answer) => void
  /** Which page of the form is shown, from 0, and the way to another one. */
  step: number
  onStep: (step: number) => void
  /** Above the first page: for whom, what was asked for. */
  head?: ReactNode
  /** What is missing there; it is said before anything is sent. */
  problem?: string | undefined
  /** How what was typed stands on the server. */
  saved?: SaveState | undefined
  onBack?: () => void
  onSend: (answers: Answers, isPromised: boolean) => Promise<unknown>
}

/** A form in one or several steps; what was typed in an earlier one is there when one goes back. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { title, form, answers, step, onStep, head, problem, onBack } = props
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isPromised, setPromised] = useState(false)
  // oxlint-disable-next-line typescript/no-non-null-assertion -- the step is one of the form
  const page = form.pages[step]!
  const isLast = step === form.pages.length - 1
  const wrong = checkAnswers(form, answers, dayOf(serverNow()))
  const isWrong = (items: readonly { id: string }[]) => items.some(item => wrong[item.id] !== undefined)
  const shown = visibleItems(form, answers).filter(item => page.items.some(one => one.id === item.id))
  const flags = raisedFlags(form, answers)
  const emergency = useEmergency(...ownWords(form, answers))
  const earlier = form.pages.slice(0, step).flatMap(one => one.items)
  const goTo = (to: number) => {
    setTried(false)
    onStep(to)
  }
  const next = async () => {
    setTried(true)
    if (step === 0 && problem) return toast(problem)
    if (isWrong(shown)) return toast('请检查填写的内容')
    if (isBusy) return toast('图片正在上传，请稍候')
    if (!isLast) return goTo(step + 1)
    const elsewhere = problem ? 0 : form.pages.findIndex(one => isWrong(one.items))
    if (elsewhere >= 0) {
      toast(problem ?? '前面还有没填好的内容')
      return goTo(elsewhere)
    }
    if (isPromiseMissing(form, isPromised) || !(await emergency.mayProceed())) return
    await props.onSend(answers, isPromised)
  }
  return (
    <FormPage
      title={title && form.pages.length > 1 ? `${title}（${step + 1}/${form.pages.length}）` : title}
      submit={isLast ? '提交' : '下一步'}
      onSubmit={next}
      {...(onBack && { onBack })}
      beforeSubmit={
        step > 0 && (
          <Button look="quiet" onClick={() => goTo(step - 1)}>
            上一步
          </Button>
        )
      }
    >
      <p className="programme-quiet" aria-live="polite">
        {props.saved ? savedWords[props.saved] : ''}
      </p>
      {flags.length > 0 && <FlagHelp flags={flags} />}
      <Emergency found={emergency} />
      {step === 0 && head}
      <PageCard {...props} page={page} shown={shown} wrong={isTried ? wrong : {}} onBusy={setBusy} />
      {isLast && earlier.some(item => answerTo(answers, item.id) !== undefined) && (
        <Card title="核对前面填写的内容">
          <AnswerLines form={form} answers={answers} items={earlier} />
        </Card>
      )}
      {isLast && form.promise !== undefined && (
        <Promised words={form.promise} isPromised={isPromised} onChange={setPromised} isTried={isTried} />
      )}
    </FormPage>
  )
}

interface PageCardProps extends Pick<ApplicationFormProps, 'answers' | 'onAnswer'> {
  page: FormDocument['pages'][number]
  shown: FormDocument['pages'][number]['items']
  wrong: Readonly<Record<string, string | undefined>>
  onBusy: (isBusy: boolean) => void
}

const PageCard = ({ page, shown, answers, wrong, onAnswer, onBusy }: PageCardProps) => (
  <Card {...(page.title ? { title: page.title } : {})}>
    {page.text && <p>{page.text}</p>}
    {shown.map(item => (
      <ItemField
        key={item.id}
        item={item}
        answer={answers[item.id]}
        error={wrong[item.id]}
        onChange={answer => onAnswer(item.id, answer)}
        onBusy={onBusy}
      />
    ))}
  </Card>
)

interface PromisedProps {
  words: string
  isPromised: boolean
  onChange: (isPromised: boolean) => void
  isTried: boolean
}

const Promised = ({ words, isPromised, onChange, isTried }: PromisedProps) => (
  <Card>
    <AgreeLine
      checked={isPromised}
      onChange={onChange}
      error={isTried && !isPromised ? programmeRefusals.promise_missing.sentence : undefined}
    >
      {words}
    </AgreeLine>
  </Card>
)
