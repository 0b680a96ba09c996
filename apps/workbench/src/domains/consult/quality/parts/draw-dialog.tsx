import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { wrongPeriod } from '@nethos/contract/common/period.ts'
import { qualityLimits } from '@nethos/contract/consult/quality.rules.ts'
import { TextLine } from '../../../../controls/lines.tsx'
import { FormDialog } from '../../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../../patterns/use-dialog-form.ts'
import { drawConsults } from '../quality.calls.ts'

const isCount = (count: string): boolean =>
  /^\d{1,2}$/.test(count) && Number(count) >= 1 && Number(count) <= qualityLimits.drawn

/** How many, and of which days: the lot decides which. */
export function DrawDialog({ onClose }: { onClose: () => void }) {
  const today = dayOf(serverNow())
  const form = useDialogForm({
    initial: { fromDay: addDays(today, -29), untilDay: today, count: '10' },
    validate: ({ fromDay, untilDay, count }) => ({
      untilDay: wrongPeriod({ fromDay, untilDay }),
      count: isCount(count) ? undefined : `请填写1到${qualityLimits.drawn}之间的数字`,
    }),
    send: ({ count, ...days }) => run(drawConsults, { ...days, docId: '', count: Number(count) }),
    done: ({ drawn }) => (drawn === 0 ? '这段时间没有可抽查的咨询' : `已抽取${drawn}份`),
    onClose,
  })
  return (
    <FormDialog title="抽取咨询" yes="抽取" {...form.dialog}>
      <p>
        从已答复并结束的咨询中随机抽取，抽过的不再抽。阅读时不显示患者姓名、证件号和图片，患者能看到有人为质量检查查看过。
      </p>
      <TextLine label="结束日期从" type="date" max={today} {...form.field('fromDay')} />
      <TextLine label="到" type="date" max={today} {...form.field('untilDay')} />
      <TextLine label="抽查数量" inputMode="numeric" suffix="份" {...form.field('count')} />
    </FormDialog>
  )
}
