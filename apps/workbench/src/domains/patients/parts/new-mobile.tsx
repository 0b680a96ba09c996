import { Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { captchaLength, captchaResendSeconds } from '@nethos/contract/common/captcha.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { Errors } from '@nethos/calls/form/use-form.ts'
import { Field } from '../../../controls/field.tsx'
import type { CaseDraft } from '../case-draft.ts'
import { sendCaseCaptcha } from '../patients.calls.ts'

interface NewMobileProps {
  accountId: string
  draft: CaseDraft
  wrong: Errors<'mobile' | 'captcha'>
  onChange: (changed: Partial<CaseDraft>) => void
}

/** The mobile that the patient holds in his hand, and the code that he reads out from it. */
export function NewMobile({ accountId, draft, wrong, onChange }: NewMobileProps) {
  const sending = useAnswered(sendCaseCaptcha)
  const [isAsked, setAsked] = useState(false)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  const wrongMobile = sentenceOf(mobileRule, draft.mobile)
  const send = async () => {
    setAsked(true)
    if (wrongMobile) return
    const mobile = draft.mobile.trim()
    const sent = await sending.run({ accountId, mobile })
    if (!sent) return
    onChange({ cid: sent.cid, sentTo: mobile })
    setLeft(captchaResendSeconds)
  }
  return (
    <>
      <Field
        label="新的登录手机号"
        hint="患者正在使用、能当场收到短信的手机号"
        wrong={sending.sentence ?? wrong.mobile ?? (isAsked ? wrongMobile : undefined)}
      >
        {its => (
          <Input
            {...its}
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            value={draft.mobile}
            onChange={event => onChange({ mobile: event.target.value })}
          />
        )}
      </Field>
      <Field label="新手机号收到的验证码" hint="请患者念出短信里的4位数字" wrong={wrong.captcha}>
        {its => (
          <div className="patients__code">
            <Input
              {...its}
              inputMode="numeric"
              autoComplete="off"
              maxLength={captchaLength}
              value={draft.captcha}
              onChange={event => onChange({ captcha: event.target.value })}
            />
            <Button loading={sending.isBusy} disabled={left > 0} onClick={() => void send()}>
              {left > 0 ? `${left}s后重新获取` : '发送验证码'}
            </Button>
          </div>
        )}
      </Field>
    </>
  )
}
