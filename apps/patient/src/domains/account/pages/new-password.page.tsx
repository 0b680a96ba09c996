import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import {
  changedSentence,
  newPassword as passwordRule,
  repeatedPassword,
} from '@nethos/contract/account/account.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useSession } from '@nethos/calls/session.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { PasswordField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { setPassword } from '../account.calls.ts'
import type { ProvenMobile } from './reset-password.page.tsx'

/** Step 2 of 2: the new password, twice. Whoever opens it without the first step is sent there. */
export default function NewPasswordPage() {
  const proven = useLocation().state as ProvenMobile | null
  return proven?.cid ? <NewPassword proven={proven} /> : <Navigate to={accountPages.resetPassword.at} replace />
}

function NewPassword({ proven }: { proven: ProvenMobile }) {
  const go = useNavigate()
  const back = useBack()
  const isIn = useSession() !== undefined
  const form = useForm({
    initial: { password: '', again: '' },
    rules: { password: passwordRule },
    validate: ({ password, again }) => ({ again: sentenceOf(repeatedPassword(password), again) }),
    send: ({ password }) => run(setPassword, { ...proven, password }),
    onSent: async () => {
      toast(changedSentence)
      if (isIn) back()
      else await go(accountPages.passwordLoginStep.at, { replace: true })
    },
  })
  return (
    <GatePage
      reason={isIn ? '设置新密码后，其他手机上的登录会退出。' : '设置新密码后，请用新密码登录。'}
      submit="提交"
      onSubmit={form.submit}
    >
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        hint="8到32位，同时包含字母和数字"
        {...form.input('password')}
      />
      <PasswordField label="再次输入新密码" autoComplete="new-password" {...form.input('again')} />
    </GatePage>
  )
}
