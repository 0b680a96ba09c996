import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayOf, dayAndTime, startOfDay, timeTyped, typedTime } from '@nethos/contract/common/days.ts'
import { publishAheadDays } from '@nethos/contract/content/article.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
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
  const form = useDialogForm({
    initial: () => ({ at: usual(serverNow()) }),
    validate: ({ at }) => ({ at: wrongTime(timeTyped(at), serverNow()) }),
    send: ({ at }) => run(publishArticle, { articleId, seenAt, publishAt: timeTyped(at) }),
    done: (_, { at }) => `已审核，${dayAndTime(timeTyped(at))} 自动发布`,
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title="定时发布" yes="到时发布" isTouched={false}>
      <TextLine
        label="发布时间"
        hint="到时患者自动看到；在这之前可以下线撤回"
        type="datetime-local"
        {...form.field('at')}
      />
    </FormDialog>
  )
}
