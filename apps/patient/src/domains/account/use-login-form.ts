import { useState } from 'react'
import { useForm, type FormOptions } from '@nethos/calls/form/use-form.ts'
import { agreementTicked } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { useDraft } from '../../patterns/draft.ts'

/** What both ways to log in ask for. The mobile is still there after reading the agreement; the tick is not. */
export function useLoginDraft() {
  const query = useDraft('login', '')
  const [agrees, setAgrees] = useState(false)
  const value = { mobile: query.value, agrees }
  return {
    value,
    set(change: (now: typeof value) => typeof value) {
      const changed = change(value)
      query.set(changed.mobile)
      setAgrees(changed.agrees)
    },
    clear: query.clear,
  }
}
export type LoginDraft = ReturnType<typeof useLoginDraft>

const rules = { mobile: mobileRule, agrees: agreementTicked }

export const useLoginForm = <More extends string, Output>(
  draft: LoginDraft,
  options: Omit<FormOptions<LoginDraft['value'], More, Output>, 'draft' | 'rules'>,
) => useForm({ ...options, draft, rules })
