import { App, Button, Input } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { staffPassword } from '@nethos/contract/staff/staff-account.rules.ts'
import { typedPassword } from '@nethos/contract/staff/staff.services.ts'
import { Field } from '../../../controls/field.tsx'
import { changePassword } from '../staff.calls.ts'
import './second-step.css'

const empty = { password: '', newPassword: '', again: '' }

/** The old one, and the new one twice. */
export function OwnPassword({ label, onDone }: { label: string; onDone: () => void }) {
  const { message } = App.useApp()
  const form = useForm({
    initial: empty,
    rules: { password: typedPassword, newPassword: staffPassword },
    validate: ({ newPassword, again }) => ({ again: again === newPassword ? undefined : '两次输入的密码不一致' }),
    showsRefusal: true,
    send: ({ password, newPassword }) => run(changePassword, { password, newPassword }),
    onSent() {
      form.change(empty)
      void message.success('密码已修改')
      onDone()
    },
  })
  const field = (key: keyof typeof empty, name: string, complete: string, hint?: string) => {
    const { error, ...its } = form.input(key)
    return (
      <Field label={name} hint={hint} wrong={error}>
        {given => <Input.Password {...given} size="large" autoComplete={complete} {...its} />}
      </Field>
    )
  }
  return (
    <form
      className="second-step"
      onSubmit={event => {
        event.preventDefault()
        void form.submit()
      }}
      noValidate
    >
      {field('password', label, 'current-password')}
      {field('newPassword', '新密码', 'new-password', '8-32位，同时包含字母和数字')}
      {field('again', '再次输入新密码', 'new-password')}
      <p className="field__wrong" role="alert">
        {form.refusal}
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={form.isBusy}>
        修改密码
      </Button>
    </form>
  )
}
