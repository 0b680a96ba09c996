import { useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { typedPassword } from '@nethos/contract/account/account.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { run } from '@nethos/calls/command.ts'
import { PasswordField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { loginByPassword } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import type { ProvenPassword } from '../pages/new-device.page.tsx'
import { saveAgreement, useEnter } from '../use-enter.ts'
import { useLoginForm, type LoginDraft } from '../use-login-form.ts'
import { AgreementLine } from './agreement-line.tsx'
import { MobileField } from './mobile-field.tsx'

interface LoginProps {
  title: string
  draft: LoginDraft
  /** The other ways in. */
  ways: ReactNode
}

/** By mobile and password, for whoever has set one. */
export function LoginByPassword({ title, draft, ways }: LoginProps) {
  const [query] = useSearchParams()
  const [password, setPassword] = useState('')
  const enter = useEnter()
  const go = useNavigate()
  const form = useLoginForm(draft, {
    validate: () => ({ password: sentenceOf(typedPassword, password) }),
    send: ({ mobile }) => run(loginByPassword, { mobile, password }),
    onRefused: error => {
      if (error.code !== accountRefusals.device_unknown.code) return false
      const known: ProvenPassword = { mobile: draft.value.mobile }
      void go(steps.newDevice(query), { state: known })
      return true
    },
    onSent: opened => {
      enter(opened, backPathIn(query))
      saveAgreement()
    },
  })
  const { agrees } = form.values
  return (
    <GatePage
      title={title}
      reason="请输入手机号和您设置过的密码。没有设置过密码的，请用验证码登录。"
      submit="登录"
      onSubmit={form.submit}
      beforeSubmit={
        <AgreementLine agrees={agrees} onChange={agrees => form.change({ agrees })} error={form.errors.agrees} />
      }
      ways={
        <>
          {ways}
          <Link to={accountPages.resetPassword.at}>忘记密码</Link>
        </>
      }
    >
      <MobileField {...form.field('mobile')} />
      <PasswordField
        label="密码"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={form.errors.password}
      />
    </GatePage>
  )
}
