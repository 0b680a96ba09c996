import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { price } from '@nethos/contract/common/money.ts'
import { payWayLabels, settleNote } from '@nethos/contract/payment/payment.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { retryRefund, settleRefund, type DeskRefund } from '../payment.calls.ts'

/** What can be done about a refund that the provider has refused. */
export function RefundActions({ refund }: { refund: DeskRefund }) {
  const [isSettling, setSettling] = useState(false)
  const { modal, message } = App.useApp()
  const retrying = useCommand(retryRefund)
  const settling = useCommand(settleRefund)
  if (refund.refundState !== 'failed') return null

  const { refundNo } = refund
  const amount = price(refund.amountCents)
  const retry = () =>
    void modal.confirm({
      title: '重新发起这笔退款？',
      content: `将再次请${payWayLabels[refund.payChannel]}退回 ${amount}。`,
      okText: '重新退款',
      cancelText: '返回',
      onOk: async () => {
        if (await retrying.run({ refundNo })) void message.success('已重新发起退款')
      },
    })
  const settle = async (note: string) => {
    const done = await settling.run({ refundNo, note })
    if (done) void message.success('已记为线下退款')
    return done === true
  }
  return (
    <span className="refund-actions">
      <Button onClick={retry}>重试</Button>
      <Button onClick={() => setSettling(true)}>线下退款</Button>
      {isSettling && (
        <TextDialog
          title="记为线下退款"
          label="处理说明"
          yes="确认已退"
          isDangerous
          most={200}
          wrong={text => sentenceOf(settleNote, text)}
          onYes={settle}
          onClose={() => setSettling(false)}
        >
          请先把 {amount} 在窗口退给患者，再在这里确认。确认后不再向{payWayLabels[refund.payChannel]}
          发起退款，且不能撤回。
        </TextDialog>
      )}
    </span>
  )
}
