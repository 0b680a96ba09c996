import { run } from '@nethos/calls/command.ts'
import { openingReason, openingReasons } from '@nethos/contract/consult/video/recording.rules.ts'
import type { OpenedRecording } from '@nethos/contract/consult/video/recording.services.ts'
import { ChoiceLine } from '../../../../controls/lines.tsx'
import { FormDialog } from '../../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../../patterns/use-dialog-form.ts'
import { openRecording } from '../recordings.calls.ts'

interface OpenDialogProps {
  consultId: string
  onOpened: (opened: OpenedRecording) => void
  onClose: () => void
}

/** Nobody looks without saying what for. */
export function OpenDialog({ consultId, onOpened, onClose }: OpenDialogProps) {
  const form = useDialogForm({
    initial: { reason: '' as (typeof openingReasons)[number] | '' },
    rules: { reason: openingReason },
    send: ({ reason }) => run(openRecording, { consultId, reason: reason as (typeof openingReasons)[number] }),
    done: '已打开，2小时内可以播放',
    onSent: opened => {
      onOpened(opened)
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog title="调阅录像" yes="调阅" {...form.dialog}>
      <p>您的姓名、时间和原因会被记录，患者可以在“谁看过我的记录”中看到。</p>
      <ChoiceLine
        label="调阅原因"
        options={openingReasons.map(reason => ({ value: reason, label: reason }))}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
