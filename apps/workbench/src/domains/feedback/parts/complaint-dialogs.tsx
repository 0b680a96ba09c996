import { App } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import {
  complaintDays,
  complaintLimits,
  complaintNote,
  extensionReason,
} from '@nethos/contract/feedback/complaint.rules.ts'
import { feedbackLimits } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackAnswer } from '@nethos/contract/feedback/feedback.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { answerComplaint, extendComplaint, noteComplaint } from '../complaint.calls.ts'

interface DialogProps {
  feedbackId: string
  onClose: () => void
}

export function AnswerDialog({ feedbackId, onClose }: DialogProps) {
  const { message } = App.useApp()
  const { run } = useCommand(answerComplaint)
  const send = async (content: string) => {
    const done = await run({ feedbackId, content })
    if (done) void message.success('已答复，患者会收到消息')
    return done === true
  }
  return (
    <TextDialog
      title="答复患者"
      label="答复内容"
      yes="发送答复"
      most={feedbackLimits.answer}
      wrong={text => sentenceOf(feedbackAnswer, text)}
      onYes={send}
      onClose={onClose}
    >
      患者会在「我的反馈」里看到答复，并收到一条消息。不满意时患者可以再次投诉。
    </TextDialog>
  )
}

export function NoteDialog({ feedbackId, onClose }: DialogProps) {
  const { run } = useCommand(noteComplaint)
  return (
    <TextDialog
      title="添加处理记录"
      label="处理记录"
      yes="保存记录"
      most={complaintLimits.note}
      wrong={text => sentenceOf(complaintNote, text)}
      onYes={async content => (await run({ feedbackId, content })) === true}
      onClose={onClose}
    >
      记录联系了谁、了解到什么。患者看不到处理记录，保存后不能修改。
    </TextDialog>
  )
}

export function ExtendDialog({ feedbackId, onClose }: DialogProps) {
  const { message } = App.useApp()
  const { run } = useCommand(extendComplaint)
  const send = async (reason: string) => {
    const done = await run({ feedbackId, reason })
    if (done) void message.success('已延长时限')
    return done === true
  }
  return (
    <TextDialog
      title="延长时限"
      label="延长原因"
      yes="延长"
      most={complaintLimits.reason}
      wrong={text => sentenceOf(extensionReason, text)}
      onYes={send}
      onClose={onClose}
    >
      {`涉及多个科室、需要共同调查时，答复时限可以从${complaintDays.usual}个工作日延长到${complaintDays.extended}个工作日，只能延长一次。请先告知患者。`}
    </TextDialog>
  )
}
