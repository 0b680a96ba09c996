import { run } from '@nethos/calls/command.ts'
import {
  complaintFinding,
  complaintOutcomeNames,
  complaintOutcomes,
  type ComplaintOutcome,
} from '@nethos/contract/feedback/complaint.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaLine, ChoiceLine } from '../../../controls/lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { closeComplaint } from '../complaint.calls.ts'

const outcomes = complaintOutcomeNames.map(value => ({ value, label: complaintOutcomes[value] }))

/** What was found to be true of it, and what is done about it. */
export function CloseDialog({ feedbackId, onClose }: { feedbackId: string; onClose: () => void }) {
  const form = useDialogForm({
    initial: { outcome: '' as ComplaintOutcome | '', finding: '' },
    validate: ({ outcome, finding }) => ({
      outcome: outcome === '' ? '请选择调查结果' : undefined,
      finding: sentenceOf(complaintFinding, finding),
    }),
    send: ({ outcome, finding }) => run(closeComplaint, { feedbackId, outcome: outcome as ComplaintOutcome, finding }),
    done: () => '已办结',
    onClose,
  })
  return (
    <FormDialog title="办结投诉" yes="办结" {...form.dialog}>
      <p>办结后患者会看到「已办结」，不满意时仍可以再次投诉。调查结果和结论只有工作人员能看到。</p>
      <ChoiceLine label="调查结果" options={outcomes} placeholder="请选择" {...form.field('outcome')} />
      <AreaLine label="调查结论和整改措施" minRows={3} maxRows={8} {...form.field('finding')} />
    </FormDialog>
  )
}
