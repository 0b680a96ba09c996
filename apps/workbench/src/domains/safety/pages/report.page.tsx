import { App, Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { nearMissLimits, nearMissReport } from '@nethos/contract/safety/near-miss.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { reportNearMiss } from '../safety.calls.ts'

const empty = () => ({ occurredOn: dayOf(serverNow()), place: '', what: '', prevented: '', isNamed: false })

/** 上报隐患: something almost went wrong; what and where, not who. */
export default function ReportPage() {
  const { message } = App.useApp()
  const [begun] = useState(empty)
  const draft = useDraft('near-miss', begun)
  const form = useForm({
    draft,
    rules: nearMissReport.shape,
    showsRefusal: true,
    send: typed => run(reportNearMiss, typed),
    onSent: () => void message.success('已上报，谢谢您。质量管理人员会查看并改进。'),
  })
  const area = (key: 'what' | 'prevented', label: string, hint: string) => {
    const { error, ...field } = form.input(key)
    return (
      <Field label={label} hint={hint} wrong={error}>
        {its => (
          <Input.TextArea {...its} autoSize={{ minRows: 3, maxRows: 10 }} maxLength={nearMissLimits[key]} {...field} />
        )}
      </Field>
    )
  }
  const { error: wrongDay, ...day } = form.input('occurredOn')
  const { error: wrongPlace, ...place } = form.input('place')
  return (
    <OfficePage title="上报隐患">
      <p>
        差一点就出错、但没有伤到患者的事，请告诉我们。上报只用来改进系统和流程，不用来追究个人。请不要写患者的姓名。
      </p>
      <form
        className="office__section"
        style={{ maxWidth: 640 }}
        onSubmit={event => {
          event.preventDefault()
          void form.submit()
        }}
        noValidate
      >
        <Field label="发生日期" wrong={wrongDay}>
          {its => <Input {...its} type="date" max={dayOf(serverNow())} {...day} />}
        </Field>
        <Field label="发生在哪里" hint="例如：续方审核、视频诊室、分诊提示、叫号" wrong={wrongPlace}>
          {its => <Input {...its} maxLength={nearMissLimits.place} {...place} />}
        </Field>
        {area('what', '发生了什么', '差点出什么错，当时看到了什么')}
        {area('prevented', '怎样避免的', '可不填')}
        <Checkbox checked={form.values.isNamed} onChange={({ target }) => form.change({ isNamed: target.checked })}>
          留下我的姓名，方便进一步了解（不勾选则不记录是谁上报的）
        </Checkbox>
        <p className="field__wrong" role="alert">
          {form.refusal}
        </p>
        <Button type="primary" htmlType="submit" loading={form.isBusy} style={{ justifySelf: 'start' }}>
          上报
        </Button>
      </form>
    </OfficePage>
  )
}
