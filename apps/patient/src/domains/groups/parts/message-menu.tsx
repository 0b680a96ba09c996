import { useState } from 'react'
import { EmergencyIn } from '../../triage/public.ts'
import { reportKindNames, reportKinds, type ReportKind } from '@nethos/contract/groups/groups.limits.ts'
import { canRecall } from '@nethos/contract/groups/groups.rules.ts'
import type { GroupMessage } from '@nethos/contract/groups/groups.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { ActionList, type Action } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { recall, report } from '../groups.calls.ts'

interface MessageMenuProps {
  message: GroupMessage
  onMention: (name: string) => void
  onClose: () => void
}

/** What can be done with a message: call its writer, take it back, report it. */
export function MessageMenu({ message, onMention, onClose }: MessageMenuProps) {
  const [isReporting, setReporting] = useState(false)
  const recalling = useCommand(recall)
  const { messageId, isMine, speakerName, createdAt } = message
  const mayRecall = isMine && canRecall(createdAt, serverNow())
  const actions: Action[] = isMine
    ? mayRecall
      ? [
          {
            label: '撤回',
            note: '发送后2分钟内可以撤回',
            onAct: () => void recalling.run({ messageId }).then(onClose),
          },
        ]
      : []
    : [
        {
          label: `@${speakerName}`,
          note: '在回复里提到他',
          onAct: () => {
            onMention(speakerName)
            onClose()
          },
        },
        { label: '举报', note: '由群医生和医院工作人员处理', danger: true, onAct: () => setReporting(true) },
      ]
  if (isReporting) return <Report messageId={messageId} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title="消息操作" flush={actions.length > 0}>
      {actions.length > 0 ? <ActionList actions={actions} /> : <p>发送超过2分钟，不能撤回。</p>}
    </Sheet>
  )
}

const kinds = reportKindNames.map(value => ({ value, label: reportKinds[value] }))

function Report({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const [kind, setKind] = useState<ReportKind | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useCommand(report)
  const send = async () => {
    setTried(true)
    if (kind === null || !(await sending.run({ messageId, kind, note }))) return
    toast('已举报，我们会尽快处理')
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="举报消息"
      foot={
        <Button busy={sending.isBusy} onClick={send}>
          提交举报
        </Button>
      }
    >
      <Chips
        label="举报原因"
        choices={kinds}
        value={kind}
        onChange={setKind}
        error={isTried && kind === null ? '请选择举报原因' : undefined}
      />
      <EmergencyIn texts={[note]} />
      <TextField
        label="补充说明（选填）"
        value={note}
        onChange={event => setNote(event.target.value)}
        maxLength={200}
      />
    </Sheet>
  )
}
