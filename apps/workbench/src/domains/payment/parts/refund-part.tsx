import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { centsOf, price, yuan } from '@nethos/contract/common/money.ts'
import { refundReason, wrongPart } from '@nethos/contract/payment/refund-request.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { randomId } from '../../../controls/random-id.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { refundPart, type OrderDetail } from '../payment.calls.ts'
import { payWayLabel } from '../payment.words.ts'

/** Gives back a part of a payment, or what is left of it. */
export function RefundPart({ detail }: { detail: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  if (detail.leftCents <= 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>退款</Button>
      {isOpen && <RefundDialog detail={detail} onClose={() => setOpen(false)} />}
    </>
  )
}

function RefundDialog({
  detail: { order, leftCents, aloneCents },
  onClose,
}: {
  detail: OrderDetail
  onClose: () => void
}) {
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  // Two taps, or a lost answer, are one part.
  const [partId] = useState(randomId)
  const { modal, message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(refundPart)
  const wrongAmount = wrongPart(amount, leftCents)
  const wrongReason = sentenceOf(refundReason, reason)
  const amountCents = centsOf(amount)
  const isRest = amountCents === leftCents
  const needsSecond = amountCents > aloneCents

  const send = async () => {
    const done = await run({ payNo: order.payNo, partId, amountCents, reason: reason.trim() })
    if (!done) return
    void message.success(done.state === 'waiting' ? '已提交，等待另一位同事复核' : '已开始退款')
    onClose()
  }
  const ask = () => {
    setTried(true)
    if (wrongAmount || wrongReason) return
    modal.confirm({
      title: needsSecond ? `提交退款 ${price(amountCents)}，等待复核？` : `确认退款 ${price(amountCents)}？`,
      content: [
        needsSecond
          ? '超过一人可办理的金额，须由另一位同事复核后才退回患者。'
          : `将原路退回患者的${payWayLabel(order.payChannel)}账户，不能撤回。`,
        isRest && '这是全部可退金额，',
        isRest && (order.discountCents > 0 ? '用过的礼券也一并退回。' : '退后不能再退。'),
      ]
        .filter(Boolean)
        .join(''),
      okText: needsSecond ? '提交复核' : '确认退款',
      okButtonProps: { danger: !needsSecond },
      cancelText: '返回',
      onOk: send,
    })
  }
  return (
    <FormDialog
      title="退款"
      yes="下一步"
      isBusy={isBusy}
      isTouched={amount !== '' || reason !== ''}
      sentence={sentence}
      onYes={ask}
      onClose={onClose}
    >
      <p>
        {order.subject}，实付 {price(order.amountCents)}，最多还能退 {price(leftCents)}。
        {aloneCents < leftCents && `一人可办理 ${price(aloneCents)}，超过时由另一位同事复核。`}
      </p>
      <Field label="退款金额（元）" wrong={isTried ? wrongAmount : undefined}>
        {its => (
          <span className="refund-part__amount">
            <Input {...its} inputMode="decimal" value={amount} onChange={event => setAmount(event.target.value)} />
            <Button onClick={() => setAmount(yuan(leftCents))}>全部退回</Button>
          </span>
        )}
      </Field>
      <Field label="退款原因" hint="患者在退款进度中能看到，请勿填写病情" wrong={isTried ? wrongReason : undefined}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 5 }}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
