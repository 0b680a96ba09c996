import { Alert, Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { Navigate, useLocation } from 'react-router'
import { config } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { signIn, useSession } from '@nethos/calls/session.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { staffServices } from '@nethos/contract/staff/staff.services.ts'
import { Mark } from '../../../controls/mark.tsx'
import { PageTitle } from '../../../patterns/page-title.tsx'
import { logIn } from '../staff.calls.ts'
import { wayBack } from '../way-back.ts'
import './login.css'

/** Account and password; then back to where the session ended. */
export default function LoginPage() {
  const { search } = useLocation()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [sentence, setSentence] = useState<string>()
  const { isBusy, run } = useCommand(logIn, error => {
    setSentence(error.message)
    return true
  })
  if (useSession()) return <Navigate to={wayBack(search)} replace />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = { login: login.trim(), password }
    const wrong = sentenceOf(staffServices.loginStaff.input, sent)
    setSentence(wrong)
    if (wrong) return
    const opened = await run(sent)
    if (opened) signIn(opened)
  }
  const { hospitalName, hospitalLevel, hospitalLicence } = config()
  return (
    <main className="login">
      <PageTitle>登录</PageTitle>
      <form className="login__card" onSubmit={event => void submit(event)} noValidate>
        <Mark />
        <h1>{hospitalName}</h1>
        {hospitalLevel && <p className="login__level">{hospitalLevel}</p>}
        <p className="login__what">医护工作台</p>
        {search.includes('back=') && !sentence && <Alert type="info" title="请先登录，登录后回到您要去的页面" />}
        {sentence && <Alert type="error" title={sentence} role="alert" />}
        <label htmlFor="login">账号</label>
        <Input
          id="login"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={login}
          onChange={event => setLogin(event.target.value)}
        />
        <label htmlFor="password">密码</label>
        <Input.Password
          id="password"
          size="large"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
          登录
        </Button>
        <p className="login__help">忘记密码请联系管理员重置</p>
        {hospitalLicence && <p className="login__help">{hospitalLicence}</p>}
      </form>
    </main>
  )
}
