import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
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
  return proven?.currentCid ? <NewMobile proven={proven} /> : <Navigate to={accountPaths.changeMobile} replace />
}

function NewMobile({ proven }: { proven: ProvenCurrent }) {
  const go = useNavigate()
  const [mobile, setMobile] = useState('')
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: 'mobile.new', mobile, send: () => send.run({ mobile }) })
  const change = useCommand(changeMobile, captcha.refuse)
  const wrong = sentenceOf(mobileRule, mobile)

  const submit = async () => {
    setTried(true)
    if (wrong || captcha.wrong) return
    if (!(await change.run({ ...proven, mobile, captcha: captcha.code, cid: captcha.cid }))) return
    captcha.clear()
    toast(changedSentence)
    await go(accountPaths.profile, { replace: true })
  }
  return (
    <GatePage
      title="确认手机号"
      reason="请填写新手机号并验证。更换后，请用新手机号登录；其他设备上的登录会退出。"
      submit="确认更换"
      onSubmit={submit}
    >
      <MobileField
        label="新手机号"
        value={mobile}
        onChange={setMobile}
        error={isTried || captcha.isAsked ? wrong : undefined}
      />
      <CaptchaField captcha={captcha} isTried={isTried} />
    </GatePage>
  )
}
