import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../controls/dialog.ts'
import { useBack } from './use-back.ts'

export interface LeaveQuestion {
  title: string
  text: string
  /** The word for staying: 继续支付. */
  stay: string
  /** The word for leaving: 暂不支付. */
  leave: string
  /** Where leaving leads; without it, back. */
  onLeave?: () => void
}

/**
 * Asks before the person goes back from a page that is not done: by the title bar (call the function that this
 * returns) or by the phone's own back. Links further on and `navigate(…, { replace: true })` pass unasked.
 * Without a question nothing is guarded.
 */
export function useLeaveGuard(question: LeaveQuestion | undefined): () => void {
  const back = useBack()
  const mayPass = useRef(false)
  const latest = useRef({ question, back })
  useEffect(() => {
    latest.current = { question, back }
  })

  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && !!question && !mayPass.current)

  const leave = useRef(async (goBack: () => void, stayHere: () => void) => {
    const asked = latest.current.question
    if (!asked) return goBack()
    const { title, text, stay, leave: go, onLeave } = asked
    if (await confirm({ title, text, yes: stay, no: go })) return stayHere()
    mayPass.current = true
    if (!onLeave) return goBack()
    stayHere()
    onLeave()
  })

  useEffect(() => {
    if (blocker.state === 'blocked') void leave.current(blocker.proceed, blocker.reset)
  }, [blocker])

  return () => void leave.current(latest.current.back, () => {})
}
