import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { seenNote, seenNoteLimit } from '@nethos/contract/questionnaire/questionnaire.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { markSubmissionSeen, type DeskSubmission } from '../questionnaire.calls.ts'

/** Somebody has looked at it: what was done is written down, and it leaves the list of what waits. */
export function SeenNote({ submission: { assignmentId, personName, title } }: { submission: DeskSubmission }) {
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const mark = useCommand(markSubmissionSeen)
  const save = async (note: string) => {
    const isDone = (await mark.run({ submissionId: assignmentId, note })) === true
    if (isDone) void message.success('已记录')
    return isDone
  }
  return (
    <Space wrap>
      <Button type="primary" onClick={() => setOpen(true)}>
        处理完毕
      </Button>
      {isOpen && (
        <TextDialog
          title="记录处理结果"
          label="处理记录"
          yes="保存"
          most={seenNoteLimit}
          wrong={text => sentenceOf(seenNote, text)}
          onYes={save}
          onClose={() => setOpen(false)}
        >
          <p>{`${personName}：${title}`}</p>
          <p>写下怎样处理的，这份问卷就不再列在“待处理”里。例如：已电话联系，家属陪同就诊。</p>
        </TextDialog>
      )}
    </Space>
  )
}
