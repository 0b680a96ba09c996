import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { price } from '@nethos/contract/common/money.ts'
import { refusalNote } from '@nethos/contract/payment/refund-request.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { approveRefund, refuseRefund, withdrawRefund, type RefundRequest } from '../payment.calls.ts'
import { payWayLabel } from '../payment.words.ts'

/** What can be done about a part that waits for a second person: his own one is withdrawn, another's is decided. */
export function RequestActions({ request }: { request: RefundRequest }) {
  const [isRefusing, setRefusing] = useState(false)
  const { modal, message } = App.useApp()
  const approving = useCommand(approveRefund)
  const refusing = useCommand(refuseRefund)
  const withdrawing = useCommand(withdrawRefund)
  if (request.requestState !== 'waiting') return null

  const { requestId } = request
  const amount = price(request.amountCents)
  const approve = () =>
    void modal.confirm({
      title: `复核通过，退款 ${amount}？`,
      content: `${request.askedBy}提交，原因：${request.reason}。通过后原路退回患者的${payWayLabel(request.payChannel)}账户，不能撤回。`,
      okText: '通过并退款',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await approving.run({ requestId })) void message.success('已通过，开始退款')
      },
    })
  const withdraw = () =>
    void modal.confirm({
      title: `撤回这笔 ${amount} 的退款申请？`,
      okText: '撤回申请',
      cancelText: '返回',
      onOk: async () => {
        if (await withdrawing.run({ requestId })) void message.success('已撤回')
      },
    })
  const refuse = async (note: string) => {
    const done = await refusing.run({ requestId, note })
    if (done) void message.success('已退回，不予退款')
    return done === true
  }
  if (request.isMine)
    return (
      <span className="refund-actions">
        <Button onClick={withdraw}>撤回</Button>
      </span>
    )
  return (
    <span className="refund-actions">
      <Button onClick={approve}>通过</Button>
      <Button onClick={() => setRefusing(true)}>不通过</Button>
      {isRefusing && (
        <TextDialog
          title="复核不通过"
          label="原因"
          yes="不通过"
          most={200}
          wrong={text => sentenceOf(refusalNote, text)}
          onYes={refuse}
          onClose={() => setRefusing(false)}
        >
          {request.askedBy}申请退款 {amount}，原因：{request.reason}。不通过则不退款，请写明原因。
        </TextDialog>
      )}
    </span>
  )
}
