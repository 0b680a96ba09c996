import { Button, Input } from 'antd'
import { useEffect, useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { idCardOrEmpty } from '@nethos/contract/staff/identity.rules.ts'
import { staffRefusals } from '@nethos/contract/staff/staff.refusals.ts'
import { Field } from '../../../controls/field.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { beginIdentity, myIdentity, settleIdentity } from '../staff.calls.ts'

const fields = {
  none: '还没有开始核验，请先点“开始人脸核验”。',
  failed: '核验没有通过。请在光线充足处正对屏幕重试；仍不通过请联系管理员。',
  waiting: '核验还没有完成，请重新开始。',
}
const missing = staffRefusals.identity_card_missing.sentence

/** Before he receives patients: to the provider's page, and back here, where the provider is asked what came of it. */
export function Identity({ onDone, isAside = false }: { onDone: () => void; isAside?: boolean }) {
  const { value, status, sentence, retry } = useServiceQuery(myIdentity)
  const [idCard, setIdCard] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const [place, setPlace] = useState<string>()
  const say = (error: { message: string }) => {
    setWrong(error.message)
    return true
  }
  const settle = useCommand(settleIdentity, say)
  const begin = useCommand(beginIdentity, say)
  // Confirmed in the window that the provider's page was opened in.
  const isConfirmed = isAside && (value?.confirmedUntil ?? 0) > serverNow()
  useEffect(() => {
    if (isConfirmed) onDone()
  }, [isConfirmed, onDone])
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting />
  const ask = async () => {
    setWrong(undefined)
    const settled = await settle.run({})
    if (!settled) return
    if (settled.outcome === 'passed') return onDone()
    if (isAside) retry()
    setNotice(fields[settled.outcome])
  }
  const go = async () => {
    const trouble = value.isKnown ? undefined : idCard === '' ? missing : sentenceOf(idCardOrEmpty, idCard)
    setWrong(trouble)
    if (trouble) return
    const begun = await begin.run({ idCard: value.isKnown ? '' : idCard, device: deviceOf() })
    if (!begun) return
    // A page with something typed in it is not left: the provider's opens beside it.
    if (isAside) setPlace(begun.url)
    else window.location.assign(begun.url)
  }
  return (
    <section className="second-step">
      <p className="login__what">按规定，医生接诊前须核验本人身份。核验一次，24小时内有效。</p>
      {notice && <p role="status">{notice}</p>}
      {value.isKnown ? (
        wrong && <p role="alert">{wrong}</p>
      ) : (
        <Field label="身份证号" hint="只用于核验，加密保存，不向患者展示" wrong={wrong}>
          {its => (
            <Input
              {...its}
              size="large"
              maxLength={18}
              autoComplete="off"
              value={idCard}
              onChange={event => setIdCard(event.target.value)}
            />
          )}
        </Field>
      )}
      {place ? (
        <Button key="place" type="primary" size="large" block href={place} target="_blank" rel="noopener">
          打开核验页面（新窗口）
        </Button>
      ) : (
        <Button key="begin" type="primary" size="large" block loading={begin.isBusy} onClick={() => void go()}>
          开始人脸核验
        </Button>
      )}
      <Button size="large" block loading={settle.isBusy} onClick={() => void ask()}>
        已完成核验，继续
      </Button>
    </section>
  )
}

/** What the provider's script gathers, where the hospital has put it into the page (getMetaInfo of 实人认证). */
function deviceOf(): string {
  const gather = (window as { getMetaInfo?: () => object }).getMetaInfo
  return JSON.stringify(gather ? gather() : { ua: navigator.userAgent })
}
