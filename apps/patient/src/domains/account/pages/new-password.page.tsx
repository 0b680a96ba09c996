import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import {
  changedSentence,
  newPassword as passwordRule,
  repeatedPassword,
} from '@nethos/contract/account/account.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useSession } from '@nethos/calls/session.ts'
import { PasswordField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { setPassword } from '../account.calls.ts'
import type { ProvenMobile } from './reset-password.page.tsx'

/** Step 2 of 2: the new password, twice. Whoever opens it without the first step is sent there. */
export default function NewPasswordPage() {
  const proven = useLocation().state as ProvenMobile | null
  return proven?.cid ? <NewPassword proven={proven} /> : <Navigate to={accountPaths.resetPassword} replace />
}

function NewPassword({ proven }: { proven: ProvenMobile }) {
  const go = useNavigate()
  const back = useBack()
  const isIn = useSession() !== undefined
  const [password, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [isTried, setTried] = useState(false)
  const keep = useCommand(setPassword)
  const wrong = { password: sentenceOf(passwordRule, password), again: sentenceOf(repeatedPassword(password), again) }

  const submit = async () => {
    setTried(true)
    if (wrong.password || wrong.again) return
    if (!(await keep.run({ ...proven, password }))) return
    toast(changedSentence)
    if (isIn) back()
    else await go(accountPaths.passwordLoginStep, { replace: true })
  }
  return (
    <GatePage
      title="重置密码"
      reason={isIn ? '设置新密码后，其他手机上的登录会退出。' : '设置新密码后，请用新密码登录。'}
      submit="提交"
      onSubmit={submit}
    >
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        hint="8到32位，同时包含字母和数字"
        value={password}
        onChange={event => setTyped(event.target.value)}
        error={isTried ? wrong.password : undefined}
      />
      <PasswordField
        label="再次输入新密码"
        autoComplete="new-password"
        value={again}
        onChange={event => setAgain(event.target.value)}
        error={isTried ? wrong.again : undefined}
      />
    </GatePage>
  )
}
