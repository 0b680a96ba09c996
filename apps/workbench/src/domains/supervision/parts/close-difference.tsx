import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { differenceNote, differenceNoteMost } from '@nethos/contract/supervision/supervision.rules.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { closeDifference, type Difference } from '../supervision.calls.ts'

/** Somebody has looked into it. */
export function CloseDifference({ differenceId, reportId }: Difference) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { run } = useCommand(closeDifference)
  const close = async (note: string): Promise<boolean> => {
    const isDone = (await run({ differenceId, note })) === true
    if (isDone) void message.success('已处理')
    return isDone
  }
  return (
    <>
      <Button aria-label={`处理差异：${reportId}`} onClick={() => setOpen(true)}>
        处理
      </Button>
      {isOpen && (
        <TextDialog
          title="处理差异"
          label="处理说明"
          yes="确认已处理"
          most={differenceNoteMost}
          wrong={text => sentenceOf(differenceNote, text)}
          onYes={close}
          onClose={() => setOpen(false)}
        >
          <p>请写明查到的原因和处理办法。处理后不能撤销，会记入访问记录。</p>
        </TextDialog>
      )}
    </>
  )
}
