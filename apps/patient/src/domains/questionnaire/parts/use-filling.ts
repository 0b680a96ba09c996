import { useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import type { Answer, Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { Assignment } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { useSaving } from '../../../patterns/use-saving.ts'
import { saveDraft } from '../questionnaire.calls.ts'

/**
 * The answers of a questionnaire that is being filled in: saved on the server a moment after each change, and when the page is
 * left, so that they are there after a reload and on another device.
 */
export function useFilling({ assignmentId, draft, draftPage }: Assignment) {
  const [answers, setAnswers] = useState<Answers>(draft)
  const [step, setStep] = useState(draftPage)
  const { saved, later, forget } = useSaving((typed: { answers: Answers; draftPage: number }) =>
    run(saveDraft, { assignmentId, answers: typed.answers as Assignment['draft'], draftPage: typed.draftPage }),
  )
  return {
    answers,
    step,
    saved,
    put: (id: string, answer: Answer) => {
      const next = { ...answers, [id]: answer }
      setAnswers(next)
      later({ answers: next, draftPage: step })
    },
    goTo: (to: number) => {
      setStep(to)
      later({ answers, draftPage: to })
      window.scrollTo({ top: 0 })
    },
    forget,
  }
}
