import { present } from '@nethos/contract/common/present.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { anyCode } from '@nethos/contract/staff/second-factor.rules.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { Enrolment } from '../parts/enrolment.tsx'
import '../parts/second-step.css'
import { myFactor, removeFactor } from '../staff.calls.ts'

/** One's own second factor: set it up, or take it off to set it up on another phone. */
export default function MyFactorPage() {
  const { value, status, sentence, retry } = useServiceQuery(myFactor)
  const [isBeginning, setBeginning] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const done = () => {
    setBeginning(false)
    retry()
  }
  return (
    <OfficePage title="我的两步验证">
      {isBeginning ? (
        <Enrolment onDone={done} />
      ) : !value ? (
        status === 'fault' ? (
          <Fault sentence={sentence} onRetry={retry} />
        ) : (
          <Waiting />
        )
      ) : value.isOn ? (
        <section className="second-step">
          <p>
            已开启，自{dayAndTime(present(value.since))}起。备用码还剩{value.recoveryLeft}个。
          </p>
          <p className="second-step__hint">换手机，或备用码快用完了：先关闭，再重新开启，会得到新的二维码和备用码。</p>
          <Button danger onClick={() => setRemoving(true)}>
            关闭两步验证
          </Button>
        </section>
      ) : value.rule === 'off' ? (
        <p>医院没有启用两步验证。</p>
      ) : (
        <section className="second-step">
          <p>未开启。开启后，登录时除密码外还要输入手机上的验证码；别人知道了密码也不能登录。</p>
          <Button type="primary" onClick={() => setBeginning(true)}>
            开启两步验证
          </Button>
        </section>
      )}
      {isRemoving && <Removing isRequired={value?.rule === 'required'} onClose={() => setRemoving(false)} />}
    </OfficePage>
  )
}

function Removing({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const { message } = App.useApp()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { isBusy, run } = useCommand(removeFactor, error => {
    setWrong(error.message)
    return true
  })
  const remove = async () => {
    const sentence = sentenceOf(anyCode, code)
    setWrong(sentence)
    if (sentence || !(await run({ code }))) return
    void message.success('两步验证已关闭')
    onClose()
  }
  return (
    <FormDialog
      title="关闭两步验证"
      yes="确认关闭"
      isBusy={isBusy}
      isTouched={false}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>
        {isRequired
          ? '本院要求使用两步验证，关闭后需要马上重新设置。'
          : '关闭后只用密码登录，原来的验证码和备用码作废。'}
      </p>
      <CodeField label="验证码或备用码" value={code} wrong={wrong} onChange={setCode} />
    </FormDialog>
  )
}
