import { App, Button, Checkbox, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { nearMissLimits, nearMissReport } from '@nethos/contract/safety/near-miss.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { reportNearMiss } from '../safety.calls.ts'

const empty = () => ({ occurredOn: dayOf(serverNow()), place: '', what: '', prevented: '', isNamed: false })
type Typed = ReturnType<typeof empty>

/** 上报隐患: something almost went wrong; what and where, not who. */
export default function ReportPage() {
  const { message } = App.useApp()
  const [typed, setTyped] = useState(empty)
  const [isTried, setTried] = useState(false)
  const sending = useAnswered(reportNearMiss)
  const wrong = (key: Exclude<keyof Typed, 'isNamed'>) =>
    isTried ? sentenceOf(nearMissReport.shape[key], typed[key]) : undefined
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!nearMissReport.safeParse(typed).success || !(await sending.run(typed))) return
    setTyped(empty())
    setTried(false)
    void message.success('已上报，谢谢您。质量管理人员会查看并改进。')
  }
  const area = (key: 'what' | 'prevented', label: string, hint: string) => (
    <Field label={label} hint={hint} wrong={wrong(key)}>
      {its => (
        <Input.TextArea
          {...its}
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={nearMissLimits[key]}
          value={typed[key]}
          onChange={({ target }) => change({ [key]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <OfficePage title="上报隐患">
      <p>
        差一点就出错、但没有伤到患者的事，请告诉我们。上报只用来改进系统和流程，不用来追究个人。请不要写患者的姓名。
      </p>
      <form style={{ maxWidth: 640 }} onSubmit={event => void submit(event)} noValidate>
        <Field label="发生日期" wrong={wrong('occurredOn')}>
          {its => (
            <Input
              {...its}
              type="date"
              max={dayOf(serverNow())}
              value={typed.occurredOn}
              onChange={({ target }) => change({ occurredOn: target.value })}
            />
          )}
        </Field>
        <Field label="发生在哪里" hint="例如：续方审核、视频诊室、分诊提示、叫号" wrong={wrong('place')}>
          {its => (
            <Input
              {...its}
              maxLength={nearMissLimits.place}
              value={typed.place}
              onChange={({ target }) => change({ place: target.value })}
            />
          )}
        </Field>
        {area('what', '发生了什么', '差点出什么错，当时看到了什么')}
        {area('prevented', '怎样避免的', '可不填')}
        <Checkbox checked={typed.isNamed} onChange={({ target }) => change({ isNamed: target.checked })}>
          留下我的姓名，方便进一步了解（不勾选则不记录是谁上报的）
        </Checkbox>
        <p className="field__wrong" role="alert">
          {sending.sentence}
        </p>
        <Button type="primary" htmlType="submit" loading={sending.isBusy}>
          上报
        </Button>
      </form>
    </OfficePage>
  )
}
