import { useState } from 'react'
import { captcha as captchaRule, captchaWrong, cid as cidRule } from '@nethos/contract/common/captcha.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { toast } from '../../controls/toast.ts'
import { useDraft } from '../../patterns/draft.ts'

interface CaptchaOptions {
  /** What it is for; the id of what was sent is kept under this name, should the person look elsewhere meanwhile. */
  key: string
  /** Where it is sent to; without one it is not sent. */
  mobile: string
  /** `mobile` is masked: it is the one that the account logs in with, and the server knows it. */
  isOwn?: true
  send: () => Promise<{ cid: string } | undefined>
  /** Why the mobile cannot be the one that is meant, beyond the rule of mobiles: then no code is sent. */
  wrongMobile?: string | undefined
}

const none = { mobile: '', cid: '' }

/** The code by SMS in a form: asking for one, the id that belongs to it, and what is wrong with what was typed. */
export function useCaptcha({ key, mobile, isOwn, send, wrongMobile }: CaptchaOptions) {
  const sent = useDraft(`captcha.${key}`, none)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  // A code proves the mobile that it went to and no other.
  const cid = sent.value.mobile === mobile ? sent.value.cid : ''
  return {
    code,
    cid,
    type: setCode,
    /** Somebody has asked for a code: a wrong mobile may be told. */
    isAsked,
    wrong: code === refused ? captchaWrong : (sentenceOf(captchaRule, code) ?? sentenceOf(cidRule, cid)),
    async ask(): Promise<boolean> {
      setAsked(true)
      if (wrongMobile || (!isOwn && sentenceOf(mobileRule, mobile))) return false
      const outcome = await send()
      if (!outcome) return false
      sent.set({ mobile, cid: outcome.cid })
      setRefused(undefined)
      toast('验证码已发送')
      return true
    },
    /** For `useCommand`: takes the refusal that speaks of the code, to be shown at its field. */
    refuse(error: { code?: string }): boolean {
      if (error.code !== captchaRefusals.captcha_wrong.code) return false
      setRefused(code)
      return true
    },
    /** It has served. */
    clear: sent.clear,
  }
}
export type Captcha = ReturnType<typeof useCaptcha>
