import { App, Input } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { addDays, dayOf, dayAndTime, startOfDay, timeTyped, typedTime } from '@nethos/contract/common/days.ts'
import { publishAheadDays } from '@nethos/contract/content/article.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { publishArticle } from '../content.calls.ts'

const eightHours = 8 * 3_600_000
/** Tomorrow at eight in the morning. */
const usual = (now: number): string => typedTime(startOfDay(addDays(dayOf(now), 1)) + eightHours)

function wrongTime(at: number, now: number): string | undefined {
  if (Number.isNaN(at)) return '请填写发布时间'
  if (at <= now) return '发布时间须晚于现在'
  return at > now + publishAheadDays * 86_400_000 ? '定时发布的时间须在一年以内' : undefined
}

interface PublishLaterProps {
  articleId: string
  seenAt: number
  onClose: () => void
}

/** Reviewed now, out later. */
export function PublishLater({ articleId, seenAt, onClose }: PublishLaterProps) {
  const [typed, setTyped] = useState(() => usual(serverNow()))
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(publishArticle)
  const publishAt = timeTyped(typed)
  const wrong = wrongTime(publishAt, serverNow())

  const publish = async () => {
    setTried(true)
    if (wrong || !(await run({ articleId, seenAt, publishAt }))) return
    void message.success(`已审核，${dayAndTime(publishAt)} 自动发布`)
    onClose()
  }
  return (
    <FormDialog
      title="定时发布"
      yes="到时发布"
      isBusy={isBusy}
      isTouched={false}
      sentence={sentence}
      onYes={() => void publish()}
      onClose={onClose}
    >
      <Field label="发布时间" hint="到时患者自动看到；在这之前可以下线撤回" wrong={isTried ? wrong : undefined}>
        {its => <Input {...its} type="datetime-local" value={typed} onChange={event => setTyped(event.target.value)} />}
      </Field>
    </FormDialog>
  )
}
