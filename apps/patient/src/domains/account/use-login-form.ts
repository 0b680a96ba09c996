import { useState } from 'react'
import { agreementTicked } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useDraft } from '../../patterns/draft.ts'

/** What both ways to log in ask for. The mobile is still there after reading the agreement; the tick is not. */
export function useLoginForm() {
  const mobile = useDraft('login', '')
  const [agrees, setAgrees] = useState(false)
  const [isTried, setTried] = useState(false)
  return {
    mobile: mobile.value,
    setMobile: mobile.set,
    agrees,
    setAgrees,
    isTried,
    setTried,
    wrong: { mobile: sentenceOf(mobileRule, mobile.value), agreement: sentenceOf(agreementTicked, agrees) },
    clear: mobile.clear,
  }
}
export type LoginForm = ReturnType<typeof useLoginForm>
