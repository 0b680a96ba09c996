import { Switch } from 'antd'
import { useNavigate } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { groupIntro, groupName, memberLimit as limitRule } from '@nethos/contract/groups/groups.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { saveGroup, type DeskGroup } from '../groups.calls.ts'

const initialOf = (group?: DeskGroup) => ({
  groupName: group?.groupName ?? '',
  intro: group?.intro ?? '',
  memberLimit: String(group?.memberLimit ?? 500),
  isOpen: group?.isOpen ?? true,
  isAllMuted: group?.isAllMuted ?? false,
})

/** What members read of a group, and who may come and speak; a new one where none is given. */
export function GroupDialog({ group, onClose }: { group?: DeskGroup; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useDialogForm({
    initial: () => initialOf(group),
    rules: { groupName, intro: groupIntro },
    validate: ({ memberLimit }) => {
      const wrong = sentenceOf(limitRule, Number(memberLimit))
      return wrong ? { memberLimit: wrong } : {}
    },
    send: ({ memberLimit, ...values }) =>
      run(saveGroup, { ...values, memberLimit: Number(memberLimit), ...(group && { groupId: group.groupId }) }),
    done: '已保存',
    onClose,
    onSent: ({ groupId }) => {
      onClose()
      if (!group) void navigate(`/groups/${groupId}/set`)
    },
  })
  const { isOpen, isAllMuted } = form.values
  return (
    <FormDialog {...form.dialog} title={group ? '修改群资料' : '新建患者群'} yes="保存">
      <TextLine label="群名称" {...form.field('groupName')} />
      <AreaLine label="群介绍" hint="申请入群的患者看到" minRows={3} maxRows={8} {...form.field('intro')} />
      <TextLine label="人数上限" suffix="人" inputMode="numeric" {...form.field('memberLimit')} />
      <div className="group-set__row">
        <Switch aria-label="接受入群申请" checked={isOpen} onChange={value => form.change({ isOpen: value })} />
        <span>{isOpen ? '接受入群申请' : '暂停入群申请'}</span>
      </div>
      <div className="group-set__row">
        <Switch aria-label="全员禁言" checked={isAllMuted} onChange={value => form.change({ isAllMuted: value })} />
        <span>{isAllMuted ? '全员禁言：只有群医生可以发言' : '成员可以发言'}</span>
      </div>
    </FormDialog>
  )
}
