import { Button } from 'antd'
import { useEffect, useState, type FormEvent } from 'react'
import { run, useCommand } from '@nethos/calls/command.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { appCode } from '@nethos/contract/staff/second-factor.rules.ts'
import type { secondFactorServices } from '@nethos/contract/staff/second-factor.services.ts'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { beginFactor, confirmFactor } from '../staff.calls.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import './second-step.css'

type Begun = OutputOf<typeof secondFactorServices.beginSecondFactor>

/** Scan, type the first code, write the recovery codes down. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>()
  const [fault, setFault] = useState<string>()
  const [tries, setTries] = useState(1)
  const [codes, setCodes] = useState<readonly string[]>()
  useEffect(() => {
    // Asking twice gives the same secret.
    run(beginFactor, {}).then(setBegun, (error: Error) => setFault(error.message))
  }, [tries])
  const again = () => {
    setFault(undefined)
    setTries(tries + 1)
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (fault) return <Fault sentence={fault} onRetry={again} />
  return begun ? <FirstCode begun={begun} onProven={setCodes} /> : <Waiting rows={6} />
}

function FirstCode({ begun, onProven }: { begun: Begun; onProven: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { isBusy, run: confirm } = useCommand(confirmFactor, error => {
    setWrong(error.message)
    return true
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sentence = sentenceOf(appCode, code)
    setWrong(sentence)
    if (sentence) return
    const done = await confirm({ code })
    if (done) onProven(done.recoveryCodes)
  }
  return (
    <form className="second-step" onSubmit={event => void submit(event)} noValidate>
      <ol className="second-step__steps">
        <li>
          <p>在手机上打开验证器应用（支持 TOTP 的应用都可以），扫描二维码。</p>
          <div className="second-step__qr">
            <QrCode text={begun.address} label="两步验证二维码" />
          </div>
          <p className="second-step__hint">不能扫码？在应用中选择手动输入密钥，类型选“基于时间”：</p>
          <p className="second-step__secret" aria-label="密钥">
            {inFours(begun.secret)}
          </p>
        </li>
        <li>
          <CodeField label="输入应用上显示的6位数字" isApp value={code} wrong={wrong} onChange={setCode} />
        </li>
      </ol>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        验证并开启
      </Button>
    </form>
  )
}

const inFours = (text: string): string => (text.match(/.{1,4}/g) ?? []).join(' ')
