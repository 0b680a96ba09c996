import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { signIn } from '@nethos/calls/session.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
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
  return isWhole(claim) ? <NewMobile claim={claim} /> : <Navigate to={accountPages.otherMobile.at} replace />
}

/** The server says the same to who mistyped the password and to who gave none, so that nobody learns whose account it is. */
const wrongProof = '姓名、身份证号或登录密码不正确。'
const isUnproved = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.code === accountRefusals.proof_missing.code

function NewMobile({ claim: { accountName, idCard } }: { claim: Claim }) {
  const go = useNavigate()
  const [mobile, setMobile] = useState('')
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: 'mobile.other', mobile, send: () => send.run({ mobile }) })
  const form = useForm({
    initial: { password: '' },
    validate: () => ({ mobile: sentenceOf(mobileRule, mobile), captcha: captcha.wrong }),
    send: ({ password }) =>
      run(changeMobileAsGuest, {
        accountName,
        idCard,
        mobile,
        cid: captcha.cid,
        captcha: captcha.code,
        password,
      }).catch((error: unknown) => {
        throw password && isUnproved(error) ? new RefusedError(error.code, `${wrongProof}${error.message}`) : error
      }),
    refusalFields: { [accountRefusals.proof_missing.code]: 'password' },
    onRefused: captcha.refuse,
    onSent: async opened => {
      captcha.clear()
      signIn(opened)
      queryClient.clear()
      const changed: ChangedMobile = { loginMobile: opened.account.loginMobile }
      await go(accountPages.otherMobileDone.at, { state: changed, replace: true })
    },
  })
  return (
    <GatePage
      reason="请填写新的登录手机号并验证。更换后，原手机号会收到一条提醒短信。"
      submit="确认更换"
      onSubmit={form.submit}
      ways={<ServicePhone />}
    >
      <MobileField
        label="新手机号"
        value={mobile}
        onChange={setMobile}
        error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile}
      />
      <CaptchaField captcha={captcha} isTried={form.isTried} />
      <PasswordField label="登录密码" hint="在以前登录过的手机上操作，可以不填" {...form.input('password')} />
    </GatePage>
  )
}
