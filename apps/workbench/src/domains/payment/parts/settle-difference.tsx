import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { settleNote } from '@nethos/contract/payment/payment.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { settleBillDifference, type BillDifference } from '../payment.calls.ts'
import { differenceInWords } from '../payment.words.ts'

/** Somebody has looked into it: how it was settled. */
export function SettleDifference({ difference }: { difference: BillDifference }) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const settling = useCommand(settleBillDifference)
  const settle = async (note: string) => {
    const done = await settling.run({ differenceId: difference.differenceId, note })
    if (done) void message.success('差异已处理')
    return done === true
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>处理</Button>
      {isOpen && (
        <TextDialog
          title="处理差异"
          label="处理说明"
          yes="标记为已处理"
          most={200}
          wrong={text => sentenceOf(settleNote, text)}
          onYes={settle}
          onClose={() => setOpen(false)}
        >
          {differenceInWords(difference)}。请写明查到的原因和处理办法。
        </TextDialog>
      )}
    </>
  )
}
