import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { signIn } from '@nethos/calls/session.ts'
import { PasswordField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { changeMobileAsGuest, sendMobileCaptcha } from '../account.calls.ts'
import { isWhole, type Claim } from '../claim.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { MobileField } from '../parts/mobile-field.tsx'
import { useCaptcha } from '../use-captcha.ts'

/** What the result shows. */
export interface ChangedMobile {
  loginMobile: string
}

/** 新手机号, step 3 of 4: the mobile, its code, and the password unless this phone is one of the account's. */
export default function OtherMobileNewPage() {
  const claim = useLocation().state as Claim | null
  return isWhole(claim) ? <NewMobile claim={claim} /> : <Navigate to={accountPaths.otherMobile} replace />
}

function NewMobile({ claim: { accountName, idCard } }: { claim: Claim }) {
  const go = useNavigate()
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: 'mobile.other', mobile, send: () => send.run({ mobile }) })
  const [refused, setRefused] = useState<{ password: string; sentence: string }>()
  const change = useCommand(changeMobileAsGuest, error => {
    if (error.code !== accountRefusals.proof_missing.code) return captcha.refuse(error)
    setRefused({ password, sentence: error.message })
    return true
  })
  const wrong = sentenceOf(mobileRule, mobile)

  const submit = async () => {
    setTried(true)
    if (wrong || captcha.wrong) return
    const { cid, code } = captcha
    const opened = await change.run({ accountName, idCard, mobile, cid, captcha: code, password })
    if (!opened) return
    captcha.clear()
    signIn(opened)
    queryClient.clear()
    const changed: ChangedMobile = { loginMobile: opened.account.loginMobile }
    await go(accountPaths.otherMobileDone, { state: changed, replace: true })
  }
  return (
    <GatePage
      title="新手机号"
      reason="请填写新的登录手机号并验证。更换后，原手机号会收到一条提醒短信。"
      submit="确认更换"
      onSubmit={submit}
      ways={<ServicePhone />}
    >
      <MobileField
        label="新手机号"
        value={mobile}
        onChange={setMobile}
        error={isTried || captcha.isAsked ? wrong : undefined}
      />
      <CaptchaField captcha={captcha} isTried={isTried} />
      <PasswordField
        label="登录密码"
        hint="在以前登录过的手机上操作，可以不填"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={refused?.password === password ? refused.sentence : undefined}
      />
    </GatePage>
  )
}
