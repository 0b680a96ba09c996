import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { toast } from '../../../controls/toast.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { changeMobile, sendMobileCaptcha } from '../account.calls.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { MobileField } from '../parts/mobile-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import type { ProvenCurrent } from './change-mobile.page.tsx'

/** 确认手机号, step 2 of 2: the new one. Whoever opens it without the first step is sent there. */
export default function NewMobilePage() {
  const proven = useLocation().state as ProvenCurrent | null
  return proven?.currentCid ? <NewMobile proven={proven} /> : <Navigate to={accountPages.changeMobile.at} replace />
}

function NewMobile({ proven }: { proven: ProvenCurrent }) {
  const go = useNavigate()
  const [mobile, setMobile] = useState('')
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: 'mobile.new', mobile, send: () => send.run({ mobile }) })
  const form = useForm({
    initial: {},
    validate: () => ({ mobile: sentenceOf(mobileRule, mobile), captcha: captcha.wrong }),
    send: () => run(changeMobile, { ...proven, mobile, captcha: captcha.code, cid: captcha.cid }),
    onRefused: captcha.refuse,
    onSent: async () => {
      captcha.clear()
      toast(changedSentence)
      await go(accountPages.profile.at, { replace: true })
    },
  })
  return (
    <GatePage
      reason="请填写新手机号并验证。更换后，请用新手机号登录；其他设备上的登录会退出。"
      submit="确认更换"
      onSubmit={form.submit}
    >
      <MobileField
        label="新手机号"
        value={mobile}
        onChange={setMobile}
        error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile}
      />
      <CaptchaField captcha={captcha} isTried={form.isTried} />
    </GatePage>
  )
}
