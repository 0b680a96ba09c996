import { useEffect, useRef, useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import type { Answer, Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { Assignment } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { saveDraft } from '../questionnaire.calls.ts'

const pause = 800

/**
 * The answers of a questionnaire that is being filled in: saved on the server a moment after each change, and when the page is
 * left, so that they are there after a reload and on another device.
 */
export function useFilling({ assignmentId, draft, draftPage }: Assignment) {
  const [answers, setAnswers] = useState<Answers>(draft)
  const [step, setStep] = useState(draftPage)
  const [saved, setSaved] = useState<'saved' | 'saving' | 'failed' | undefined>()
  const waiting = useRef<{ answers: Answers; draftPage: number } | undefined>(undefined)
  const timer = useRef(0)

  const flush = useRef(async () => {
    clearTimeout(timer.current)
    const draftNow = waiting.current
    if (!draftNow) return
    waiting.current = undefined
    setSaved('saving')
    try {
      await run(saveDraft, {
        assignmentId,
        answers: draftNow.answers as Assignment['draft'],
        draftPage: draftNow.draftPage,
      })
      setSaved('saved')
    } catch {
      // What could not be saved is tried again with the next change; the page says that it is not saved.
      waiting.current ??= draftNow
      setSaved('failed')
    }
  })
  useEffect(() => {
    const save = flush.current
    const whenHidden = () => document.visibilityState === 'hidden' && void save()
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      void save()
    }
  }, [])
  const later = (next: { answers: Answers; draftPage: number }) => {
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void flush.current(), pause)
  }
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
    /** It was sent: there is no draft any more. */
    forget: () => {
      clearTimeout(timer.current)
      waiting.current = undefined
    },
  }
}
