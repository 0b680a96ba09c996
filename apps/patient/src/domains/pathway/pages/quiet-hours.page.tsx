import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { quietHours as rule, type QuietHours } from '@nethos/contract/pathway/pathway.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { Page } from '../../../patterns/page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { Value } from '../../../patterns/value.tsx'
import { quietHours, saveQuietHours } from '../pathway.calls.ts'

/** 提醒时段: when nothing that can wait is told. */
export default function QuietHoursPage() {
  const query = useServiceQuery(quietHours())
  return query.value ? (
    <Hours initial={query.value} />
  ) : (
    <Page>
      <Value of={query}>{() => null}</Value>
    </Page>
  )
}

const usual: QuietHours = { quietFrom: '22:00', quietUntil: '07:00' }

function Hours({ initial }: { initial: QuietHours }) {
  const [isOn, setOn] = useState(initial.quietFrom !== '')
  const [hours, setHours] = useState(isOn ? initial : usual)
  const save = useCommand(saveQuietHours)
  const back = useBack()
  const wrong = isOn ? sentenceOf(rule, hours) : undefined
  const submit = async () => {
    if (wrong) return
    if (!(await save.run(isOn ? hours : { quietFrom: '', quietUntil: '' }))) return
    toast('已保存')
    back()
  }
  return (
    <FormPage submit="保存" onSubmit={submit}>
      <Card>
        <Switch label="夜间免打扰" checked={isOn} onChange={setOn} />
        {isOn && (
          <>
            <TextField
              label="从"
              type="time"
              value={hours.quietFrom}
              onChange={event => setHours({ ...hours, quietFrom: event.target.value })}
            />
            <TextField
              label="到"
              type="time"
              value={hours.quietUntil}
              onChange={event => setHours({ ...hours, quietUntil: event.target.value })}
              error={wrong}
            />
          </>
        )}
        <p className="task__line">这段时间里的提醒会等到结束后再发。术前禁食等不能等的提醒仍会立即发出。</p>
        <ButtonLink to={messagePages.notice.to({ settings: 1 })} look="quiet">
          设置哪些消息要提醒
        </ButtonLink>
      </Card>
    </FormPage>
  )
}
