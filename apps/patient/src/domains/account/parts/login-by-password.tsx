import { useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { typedPassword } from '@nethos/contract/account/account.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { PasswordField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { loginByPassword } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import type { ProvenPassword } from '../pages/new-device.page.tsx'
import { keepAgreement, useEnter } from '../use-enter.ts'
import type { LoginForm } from '../use-login-form.ts'
import { AgreementLine } from './agreement-line.tsx'
import { MobileField } from './mobile-field.tsx'

interface LoginProps {
  title: string
  form: LoginForm
  /** The other ways in. */
  ways: ReactNode
}

/** By mobile and password, for whoever has set one. */
export function LoginByPassword({ title, form, ways }: LoginProps) {
  const [query] = useSearchParams()
  const [password, setPassword] = useState('')
  const enter = useEnter()
  const go = useNavigate()
  const login = useCommand(loginByPassword, error => {
    if (error.code !== accountRefusals.device_unknown.code) return false
    const known: ProvenPassword = { mobile: form.mobile }
    void go(steps.newDevice(query), { state: known })
    return true
  })
  const { mobile, agrees, isTried, wrong } = form
  const wrongPassword = sentenceOf(typedPassword, password)

  const submit = async () => {
    form.setTried(true)
    if (wrong.mobile || wrongPassword || wrong.agreement) return
    const opened = await login.run({ mobile, password })
    if (!opened) return
    form.clear()
    enter(opened, backPathIn(query))
    keepAgreement()
  }
  return (
    <GatePage
      title={title}
      reason="请输入手机号和您设置过的密码。没有设置过密码的，请用验证码登录。"
      submit="登录"
      onSubmit={submit}
      beforeSubmit={
        <AgreementLine agrees={agrees} onChange={form.setAgrees} error={isTried ? wrong.agreement : undefined} />
      }
      ways={
        <>
          {ways}
          <Link to={accountPaths.resetPassword}>忘记密码</Link>
        </>
      }
    >
      <MobileField value={mobile} onChange={form.setMobile} error={isTried ? wrong.mobile : undefined} />
      <PasswordField
        label="密码"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={isTried ? wrongPassword : undefined}
      />
    </GatePage>
  )
}
