import { App, Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { staffPassword } from '@nethos/contract/staff/staff-account.rules.ts'
import { typedPassword } from '@nethos/contract/staff/staff.services.ts'
import { Field } from '../../../controls/field.tsx'
import { changePassword } from '../staff.calls.ts'
import './second-step.css'

const empty = { password: '', newPassword: '', again: '' }

/** The old one, and the new one twice. */
export function OwnPassword({ label, onDone }: { label: string; onDone: () => void }) {
  const { message } = App.useApp()
  const [typed, setTyped] = useState(empty)
  const [isTried, setTried] = useState(false)
  const { run, isBusy, sentence } = useAnswered(changePassword)
  const wrong = {
    password: sentenceOf(typedPassword, typed.password),
    newPassword: sentenceOf(staffPassword, typed.newPassword),
    again: typed.again === typed.newPassword ? undefined : '两次输入的密码不一致',
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const { password, newPassword } = typed
    if (!(await run({ password, newPassword }))) return
    setTyped(empty)
    setTried(false)
    void message.success('密码已修改')
    onDone()
  }
  const field = (key: keyof typeof empty, name: string, complete: string, hint?: string) => (
    <Field label={name} hint={hint} wrong={shown[key]}>
      {its => (
        <Input.Password
          {...its}
          size="large"
          autoComplete={complete}
          value={typed[key]}
          onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <form className="second-step" onSubmit={event => void submit(event)} noValidate>
      {field('password', label, 'current-password')}
      {field('newPassword', '新密码', 'new-password', '8-32位，同时包含字母和数字')}
      {field('again', '再次输入新密码', 'new-password')}
      <p className="field__wrong" role="alert">
        {sentence}
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        修改密码
      </Button>
    </form>
  )
}
