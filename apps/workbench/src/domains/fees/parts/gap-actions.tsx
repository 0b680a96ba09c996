import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import type { DayGap } from '@nethos/contract/fees/fees-desk.services.ts'
import { gapNote } from '@nethos/contract/fees/fees.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { confirmGap, settleGap } from '../fees.calls.ts'

interface GapActionsProps {
  onDay: string
  gap: DayGap
  /** The books are asked anew. */
  onDone: () => void
}

/** Two hands: one says how a difference is settled, another confirms it. */
export function GapActions({ onDay, gap, onDone }: GapActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const settling = useCommand(settleGap)
  const confirming = useCommand(confirmGap)
  const { hosId, settleNo, refundNo, settlement, meaning } = gap
  const named = { onDay, hosId, settleNo, refundNo }
  if (settlement?.isConfirmed) return null
  const settle = async (note: string) => {
    const done = await settling.run({ ...named, note: note.trim() })
    if (done) {
      void message.success('已提交，等待另一位同事复核')
      onDone()
    }
    return done === true
  }
  const confirm = async () => {
    if (!(await confirming.run(named))) return
    void message.success('已复核')
    onDone()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{settlement ? '改意见' : '处理'}</Button>
      {settlement && !settlement.isOwn && (
        <Button loading={confirming.isBusy} onClick={() => void confirm()}>
          复核
        </Button>
      )}
      {isOpen && (
        <TextDialog
          title="处理差异"
          label="处理意见"
          yes="提交复核"
          most={200}
          wrong={text => sentenceOf(gapNote, text)}
          onYes={settle}
          onClose={() => setOpen(false)}
        >
          {meaning}请写明查到的原因和处理办法，须由另一位同事复核。
        </TextDialog>
      )}
    </>
  )
}
