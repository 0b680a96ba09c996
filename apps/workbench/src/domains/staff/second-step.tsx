import { App, Button } from 'antd'
import { useState, type FormEvent } from 'react'
import { config } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { anyCode } from '@nethos/contract/staff/second-factor.rules.ts'
import { staffServices, type Staff } from '@nethos/contract/staff/staff.services.ts'
import { PageTitle } from '../../patterns/page-title.tsx'
import './pages/login.css'
import { OwnPassword } from './parts/own-password.tsx'
import { CodeField } from './parts/code-field.tsx'
import { Enrolment } from './parts/enrolment.tsx'
import { Identity } from './parts/identity.tsx'
import './parts/second-step.css'
import { leave } from './public.ts'
import { proveFactor } from './staff.calls.ts'

interface Owed {
  owes: NonNullable<Staff['owes']>
  onDone: () => void
}

export const stepTitles = { code: '两步验证', password: '修改密码', enrolment: '两步验证', identity: '身份核验' }

/** In place of everything else while a login still wants its second step: the server opens nothing more to it. */
export default function SecondStep({ owes, onDone }: Owed) {
  return (
    <main className="login">
      <PageTitle>{stepTitles[owes]}</PageTitle>
      <div className="login__card second-step__card">
        <h1>{config().hospitalName}</h1>
        <Step owes={owes} onDone={onDone} />
        <Button type="link" onClick={() => void leave()}>
          返回登录
        </Button>
      </div>
    </main>
  )
}

/** `isAside`: over a page that stays as it is. */
export const Step = ({ owes, onDone, isAside = false }: Owed & { isAside?: boolean }) => (
  <>
    {owes === 'code' && <Code onDone={onDone} />}
    {owes === 'password' && <FirstPassword onDone={onDone} />}
    {owes === 'enrolment' && <First onDone={onDone} />}
    {owes === 'identity' && <Identity onDone={onDone} isAside={isAside} />}
  </>
)

const FirstPassword = ({ onDone }: { onDone: () => void }) => (
  <>
    <p className="login__what">您用的是一次性密码。请先设置只有您自己知道的密码。</p>
    <OwnPassword label="一次性密码" onDone={onDone} />
  </>
)

const First = ({ onDone }: { onDone: () => void }) => {
  const done = async () => {
    await queryClient.invalidateQueries({ queryKey: [staffServices.getMe.name] })
    onDone()
  }
  return (
    <>
      <p className="login__what">为保护患者信息，本院要求登录时使用两步验证。请先完成设置。</p>
      <Enrolment onDone={() => void done()} />
    </>
  )
}

function Code({ onDone }: { onDone: () => void }) {
  const { message } = App.useApp()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { isBusy, run } = useCommand(proveFactor, error => {
    setWrong(error.message)
    return true
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sentence = sentenceOf(anyCode, code)
    setWrong(sentence)
    if (sentence) return
    const proven = await run({ code })
    if (!proven) return
    if (!/^[\d\s]+$/.test(code)) void message.warning(`您使用了一个备用码，还剩${proven.recoveryLeft}个`, 6)
    onDone()
  }
  return (
    <form className="second-step" onSubmit={event => void submit(event)} noValidate>
      <CodeField
        label="验证码"
        hint="请打开手机上的验证器应用，输入6位数字。手机不在身边，可输入备用码"
        value={code}
        wrong={wrong}
        onChange={setCode}
      />
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        登录
      </Button>
      <p className="login__help">手机和备用码都不在身边，请联系管理员重置</p>
    </form>
  )
}
