import { SignedOutError } from '@nethos/calls/trouble.ts'
import { confirm } from '../controls/dialog.ts'
import { toast } from '../controls/toast.ts'

/** The documents' words for guests and for logins that have run out or were ended elsewhere (core 8). */
export const signedOutSentence = '您暂未登录或登录信息已过期，是否重新登录？'

export const askToLogIn = (): Promise<boolean> => confirm({ title: signedOutSentence, yes: '重新登录', no: '返回' })

/** Gates that are shown: such a page asks by itself. */
let gates = 0
export function gateIsShown(): () => void {
  gates++
  return () => void gates--
}

let isAsking = false

/** What a command met: a missing login is asked about, once; anything else is said. */
export function showTrouble(error: Error, logIn: () => void): void {
  if (!(error instanceof SignedOutError)) return toast(error.message)
  if (gates > 0 || isAsking) return
  isAsking = true
  void askToLogIn().then(again => {
    isAsking = false
    if (again) logIn()
  })
}
