import { run } from '@nethos/calls/command.ts'
import type { DeskComplaint } from '@nethos/contract/feedback/complaint-desk.services.ts'
import { ChoiceLine } from '../../../controls/lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { assignComplaint } from '../complaint.calls.ts'

/** To whom of the office it is handed. */
export function HandOverDialog({ complaint, onClose }: { complaint: DeskComplaint; onClose: () => void }) {
  const { feedbackId, owners, ownerId } = complaint
  const others = owners
    .filter(({ staffId }) => staffId !== ownerId)
    .map(({ staffId, staffName }) => ({ value: staffId, label: staffName }))
  const form = useDialogForm({
    initial: { staffId: '' },
    validate: ({ staffId }) => ({ staffId: staffId === '' ? '请选择同事' : undefined }),
    send: ({ staffId }) => run(assignComplaint, { feedbackId, staffId }),
    done: () => '已转交',
    onClose,
  })
  return (
    <FormDialog title="转交投诉" yes="转交" {...form.dialog}>
      <ChoiceLine label="转交给" options={others} isLong placeholder="请选择同事" {...form.field('staffId')} />
    </FormDialog>
  )
}
