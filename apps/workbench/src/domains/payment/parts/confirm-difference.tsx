import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { settleWayLabels } from '@nethos/contract/payment/bill.rules.ts'
import { settleNote } from '@nethos/contract/payment/payment.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { confirmBillDifference, reopenBillDifference, type BillDifference } from '../payment.calls.ts'
import { differenceInWords } from '../payment.words.ts'
import '../pages/refunds.css'

/** What somebody has proposed: another one confirms it, and either of them may open it again. */
export function ConfirmDifference({ difference }: { difference: BillDifference }) {
  const [isReopening, setReopening] = useState(false)
  const { modal, message } = App.useApp()
  const confirming = useCommand(confirmBillDifference)
  const reopening = useCommand(reopenBillDifference)
  const { differenceId, way, note, isMine } = difference

  const confirm = () =>
    void modal.confirm({
      title: '复核通过这条处理意见？',
      content: `${differenceInWords(difference)}。处理方式：${way ? settleWayLabels[way] : ''}。${note ?? ''}`,
      okText: '复核通过',
      cancelText: '返回',
      onOk: async () => {
        if (await confirming.run({ differenceId })) void message.success('差异已处理')
      },
    })
  const reopen = async (why: string) => {
    const done = await reopening.run({ differenceId, note: why })
    if (done) void message.success(isMine ? '已撤回，可以重新处理' : '已退回重新处理')
    return done === true
  }
  const word = isMine ? '撤回' : '退回'
  return (
    <span className="refund-actions">
      {!isMine && <Button onClick={confirm}>复核通过</Button>}
      <Button onClick={() => setReopening(true)}>{word}</Button>
      {isReopening && (
        <TextDialog
          title={`${word}处理意见`}
          label="原因"
          yes={word}
          most={200}
          wrong={text => sentenceOf(settleNote, text)}
          onYes={reopen}
          onClose={() => setReopening(false)}
        >
          {differenceInWords(difference)}。{word}后可以重新处理。
        </TextDialog>
      )}
    </span>
  )
}
