import { Checkbox } from 'antd'
import { serverNow } from '@nethos/calls/config.ts'
import { run } from '@nethos/calls/command.ts'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { saveRanking, type DeskRanking } from '../activity.calls.ts'
import { rankingDraftOf, rankingOf, wrongInRanking } from '../ranking-draft.ts'
import { DoctorsField } from './doctors-field.tsx'

/** A new ranking, or another wording, period or choice of doctors of one. */
export function RankingDialog({ ranking, onClose }: { ranking: DeskRanking | undefined; onClose: () => void }) {
  const form = useDialogForm({
    initial: () => rankingDraftOf(ranking, serverNow()),
    validate: wrongInRanking,
    send: draft => run(saveRanking, rankingOf(draft, ranking)),
    done: '已保存',
    isLong: true,
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title={ranking ? '修改榜单' : '新建榜单'} yes="保存">
      <TextLine label="榜单名称" {...form.field('title')} />
      <TextLine label="开始时间" type="datetime-local" {...form.field('starts')} />
      <TextLine label="结束时间" type="datetime-local" {...form.field('ends')} />
      <TextLine label="每人每天可赞医生数" inputMode="numeric" suffix="位" {...form.field('dailyLikes')} />
      <DoctorsField label="参加的医生" {...form.field('docIds')} />
      <AreaLine label="活动规则" hint="患者在榜单页看到" minRows={3} maxRows={8} {...form.field('rulesText')} />
      <Checkbox checked={form.values.isOpen} onChange={event => form.change({ isOpen: event.target.checked })}>
        患者能看到
      </Checkbox>
    </FormDialog>
  )
}
