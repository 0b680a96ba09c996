import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { loginByCaptcha, sendLoginCaptcha } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import { useCaptcha } from '../use-captcha.ts'
import { keepAgreement, useEnter } from '../use-enter.ts'
import type { LoginForm } from '../use-login-form.ts'
import { AgreementLine } from './agreement-line.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { MobileField } from './mobile-field.tsx'

interface LoginProps {
  title: string
  form: LoginForm
  /** The other ways in. */
  ways: ReactNode
  /** Where whoever is new goes on. */
  register?: typeof accountPaths.register | typeof accountPaths.scanRegister
  /** Above the form: who the scanned code belongs to. */
  head?: ReactNode
  /** Where to go then; by default where the login was wanted for. */
  after?: string | undefined
}

/** By mobile and SMS. Whoever is new goes on to register, with the code that has just been right. */
export function LoginByCaptcha({ title, form, ways, register, head, after }: LoginProps) {
  const [query] = useSearchParams()
  const go = useNavigate()
  const enter = useEnter()
  const { mobile, agrees, isTried, wrong } = form
  const send = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'login', mobile, send: () => send.run({ mobile }) })
  const login = useCommand(loginByCaptcha, captcha.refuse)

  const submit = async () => {
    form.setTried(true)
    if (wrong.mobile || captcha.wrong || wrong.agreement) return
    const { cid, code } = captcha
    const outcome = await login.run({ mobile, cid, captcha: code })
    if (!outcome) return
    if (!outcome.token || !outcome.signKey)
      return go(steps.registerWith(query, { cid: outcome.cid, codeValue: code, mobile }, register), { replace: true })
    form.clear()
    captcha.clear()
    enter({ token: outcome.token, signKey: outcome.signKey }, after ?? backPathIn(query))
    keepAgreement()
  }
  return (
    <GatePage
      title={title}
      reason={
        <>
          {head}
          请用手机号登录。第一次使用的，验证手机号后即可注册。
        </>
      }
      submit="登录"
      onSubmit={submit}
      beforeSubmit={
        <AgreementLine agrees={agrees} onChange={form.setAgrees} error={isTried ? wrong.agreement : undefined} />
      }
      ways={ways}
    >
      <MobileField
        value={mobile}
        onChange={form.setMobile}
        error={isTried || captcha.isAsked ? wrong.mobile : undefined}
      />
      <CaptchaField captcha={captcha} isTried={isTried} />
    </GatePage>
  )
}
