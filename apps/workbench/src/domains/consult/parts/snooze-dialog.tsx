import { useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayAndTime, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { latestSnooze, snoozeReason } from '@nethos/contract/consult/snooze.services.ts'
import { ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { snooze, type DeskConsult } from '../consult.calls.ts'

const minute = 60_000
const hour = 60 * minute

/** When it may come back: soon, this evening, tomorrow, and never later than an hour before the answer is due. */
export function timesFor(answerDueAt: number | null, now: number): { value: number; label: string }[] {
  const whole = now - (now % minute)
  const today = startOfDay(dayOf(now))
  const tomorrow = startOfDay(addDays(dayOf(now), 1))
  const wanted: [label: string, at: number][] = [
    ['1小时后', whole + hour],
    ['3小时后', whole + 3 * hour],
    ['今晚', today + 20 * hour],
    ['明天上午', tomorrow + 8 * hour],
    ['明天晚上', tomorrow + 20 * hour],
  ]
  const latest = latestSnooze(answerDueAt, now)
  return wanted
    .filter(([, at]) => at > now && at <= latest)
    .map(([label, value]) => ({ value, label: `${label}（${dayAndTime(value)}）` }))
}

/** Puts a consult aside for a while, with the reason that one reads when it is back. */
export function SnoozeDialog({ consult, onClose }: { consult: DeskConsult['consult']; onClose: () => void }) {
  const [times] = useState(() => timesFor(consult.answerDueAt, serverNow()))
  const form = useDialogForm({
    initial: () => ({ until: times[0]?.value ?? 0, reason: '' }),
    rules: { reason: snoozeReason },
    validate: ({ until }) => ({ until: until === 0 ? '离回复时限不到1小时，请现在回复或转交同事' : undefined }),
    send: values => run(snooze, { consultId: consult.consultId, ...values }),
    done: '已设为稍后处理，到时间自动回到列表',
    onClose,
  })
  const until = form.field('until')
  return (
    <FormDialog title="稍后处理" yes="稍后处理" {...form.dialog}>
      <p>只影响您自己的列表，患者看不到。回复时限照常计算；患者再次发来消息，或时间到了，会自动回来。</p>
      <ChoiceLine<number>
        label="什么时候回到列表"
        options={times}
        {...until}
        hint={consult.answerDueAt === null ? '' : `最晚在回复时限（${dayAndTime(consult.answerDueAt)}）前1小时`}
      />
      <TextLine label="原因" placeholder="如：等患者的检查结果" {...form.field('reason')} />
    </FormDialog>
  )
}
