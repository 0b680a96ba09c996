import { useState } from 'react'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  checkAnswers,
  raisedFlags,
  visibleItems,
  type Answer,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { FormDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import type { ReactNode } from 'react'
import { FormItem } from './form-item.tsx'

interface ApplicationFormProps {
  title: string
  /** Where what is typed is kept. */
  draftKey: string
  form: FormDocument
  begun: Answers
  /** Above the first page: for whom, what was asked for. */
  head?: ReactNode
  /** Undefined when nothing is missing there. */
  problem?: string | undefined
  onSend: (answers: Answers) => Promise<boolean>
}

/** A form in one or several steps; what was typed in an earlier one is there when one goes back. */
export function ApplicationForm({ title, draftKey, form, begun, head, problem, onSend }: ApplicationFormProps) {
  const draft = useDraft<{ answers: Record<string, Answer>; pictures: Record<string, readonly Uploaded[]> }>(draftKey, {
    answers: { ...begun },
    pictures: {},
  })
  const { answers, pictures } = draft.value
  const [step, setStep] = useState(0)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [isPromised, setPromised] = useState(false)
  const [isUnpromised, setUnpromised] = useState(false)
  const page = form.pages[step]!
  const isLast = step === form.pages.length - 1
  const shown = visibleItems(form, answers).filter(item => page.items.some(one => one.id === item.id))
  const put = (id: string, answer: Answer | undefined) => {
    const { [id]: _, ...others } = answers
    draft.set({ answers: answer === undefined ? others : { ...others, [id]: answer }, pictures })
  }
  const putPictures = (id: string, now: readonly Uploaded[]) =>
    draft.set({
      answers: { ...answers, [id]: now.map(one => one.attaId) },
      pictures: { ...pictures, [id]: now },
    })
  const next = async () => {
    const all = checkAnswers(form, answers, dayOf(serverNow()))
    const here = Object.fromEntries(Object.entries(all).filter(([id]) => shown.some(item => item.id === id)))
    setWrong(here)
    if (step === 0 && problem) return toast(problem)
    if (Object.keys(here).length > 0) return toast('请检查填写的内容')
    if (isBusy) return toast('图片正在上传，请稍候')
    if (!isLast) return setStep(step + 1)
    if (form.promise && !isPromised) return setUnpromised(true)
    if (await onSend(answers)) draft.clear()
  }
  const flags = raisedFlags(form, answers)
  return (
    <FormPage
      title={form.pages.length > 1 ? `${title}（${step + 1}/${form.pages.length}）` : title}
      submit={isLast ? '提交' : '下一步'}
      onSubmit={next}
      beforeSubmit={
        step > 0 && (
          <Button look="quiet" onClick={() => setStep(step - 1)}>
            上一步
          </Button>
        )
      }
    >
      {step === 0 && head}
      {flags.map(flag => (
        <Notice key={flag.id} tone="danger">
          {flag.title}：{flag.advice}
        </Notice>
      ))}
      <Card {...(page.title ? { title: page.title } : {})}>
        {page.text && <p>{page.text}</p>}
        {shown.map(item => (
          <FormItem
            key={item.id}
            item={item}
            answer={answers[item.id]}
            error={wrong[item.id]}
            pictures={pictures[item.id] ?? []}
            onAnswer={answer => put(item.id, answer)}
            onPictures={change => putPictures(item.id, change(pictures[item.id] ?? []))}
            onBusy={setBusy}
          />
        ))}
      </Card>
      {isLast && form.promise && (
        <AgreeLine
          checked={isPromised}
          onChange={setPromised}
          error={isUnpromised && !isPromised ? '请先确认这一条' : undefined}
        >
          {form.promise}
        </AgreeLine>
      )}
    </FormPage>
  )
}
