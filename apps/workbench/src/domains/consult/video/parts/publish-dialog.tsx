import { App, Input, Select } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { addDays, dayOf, timeOf, timeTyped } from '@nethos/contract/common/days.ts'
import { mostTimesAtOnce, timeCount, timeLengths } from '@nethos/contract/consult/video/video.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../../controls/field.tsx'
import { FormDialog } from '../../../../patterns/form-dialog.tsx'
import { publishTimes } from '../video.calls.ts'

const lengths = timeLengths.map(minutes => ({ value: minutes, label: `${minutes}分钟` }))

interface PublishDialogProps {
  onPublished: (day: string) => void
  onClose: () => void
}

/** A row of times of one day, one after the other. */
export function PublishDialog({ onPublished, onClose }: PublishDialogProps) {
  const [before] = useState(() => ({
    on: addDays(dayOf(serverNow()), 1),
    from: '09:00',
    minutes: 15 as number,
    count: '4',
  }))
  const [draft, setDraft] = useState(before)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(publishTimes)
  const put = (changed: Partial<typeof before>) => setDraft({ ...draft, ...changed })
  const beginsAt = timeTyped(`${draft.on}T${draft.from}`)
  const count = Number(draft.count)
  const wrong = {
    from: Number.isNaN(beginsAt)
      ? '请选择日期和开始时间'
      : beginsAt <= serverNow()
        ? '开始时间已过，请另选'
        : undefined,
    count: sentenceOf(timeCount, count) ?? (Number.isInteger(count) ? undefined : '请填写整数'),
  }
  const isRight = !wrong.from && !wrong.count

  const publish = async () => {
    if (!isRight) return
    const done = await run({ beginsAt, minutes: draft.minutes, count })
    if (!done) return
    void message.success(`已发布${done.count}个时段`)
    onPublished(dayOf(beginsAt))
    onClose()
  }
  return (
    <FormDialog
      title="发布视频时段"
      yes="发布"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence}
      onYes={() => void publish()}
      onClose={onClose}
    >
      <Field label="日期">
        {its => <Input {...its} type="date" value={draft.on} onChange={event => put({ on: event.target.value })} />}
      </Field>
      <Field label="开始时间" wrong={wrong.from}>
        {its => <Input {...its} type="time" value={draft.from} onChange={event => put({ from: event.target.value })} />}
      </Field>
      <Field label="每个时段">
        {its => <Select {...its} options={lengths} value={draft.minutes} onChange={minutes => put({ minutes })} />}
      </Field>
      <Field
        label="时段个数"
        wrong={wrong.count}
        hint={isRight ? `共到 ${timeOf(beginsAt + count * draft.minutes * 60_000)} 结束` : `最多${mostTimesAtOnce}个`}
      >
        {its => (
          <Input
            {...its}
            inputMode="numeric"
            value={draft.count}
            onChange={event => put({ count: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
