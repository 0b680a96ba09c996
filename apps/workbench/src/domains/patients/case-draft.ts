import type { IdentityDocument } from '@nethos/contract/account/mobile-case.rules.ts'
import { caseReason, seenInPerson } from '@nethos/contract/account/mobile-case.rules.ts'
import { captcha, cid } from '@nethos/contract/common/captcha.ts'
import { idCard } from '@nethos/contract/common/id-card.ts'
import { mobile } from '@nethos/contract/common/phone.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'

/** What one of the office has looked at, and the mobile that the patient holds in his hand. */
export interface CaseDraft {
  document: IdentityDocument
  personName: string
  idCard: string
  seenInPerson: boolean
  mobile: string
  captcha: string
  /** Of the code that went to `sentTo`; a code proves the mobile that it went to and no other. */
  cid: string
  sentTo: string
  reason: string
}

export const emptyCase: CaseDraft = {
  document: 'id_card',
  personName: '',
  idCard: '',
  seenInPerson: false,
  mobile: '',
  captcha: '',
  cid: '',
  sentTo: '',
  reason: '',
}

const rules = { personName, idCard, seenInPerson, mobile, captcha, reason: caseReason } as const
type Wrong = Partial<Record<keyof typeof rules, string>>

export function wrongInCase(draft: CaseDraft): Wrong {
  const found = Object.entries(rules).map(([key, rule]) => [key, sentenceOf(rule, draft[key as keyof typeof rules])])
  const wrong = Object.fromEntries(found.filter(([, sentence]) => sentence !== undefined)) as Wrong
  if (!wrong.mobile && draft.sentTo !== draft.mobile.trim()) wrong.captcha = '请先向新手机号发送验证码'
  else wrong.captcha ??= sentenceOf(cid, draft.cid)
  if (wrong.captcha === undefined) delete wrong.captcha
  return wrong
}
