import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { centsOf, price, yuan } from '@nethos/contract/common/money.ts'
import { refundReason, wrongPart } from '@nethos/contract/payment/refund-request.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { randomId } from '../../../controls/random-id.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { AreaLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
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
  // Two taps, or a lost answer, are one part.
  const [partId] = useState(randomId)
  const { modal } = App.useApp()
  const form = useDialogForm({
    initial: { amount: '', reason: '' },
    rules: { reason: refundReason },
    validate: ({ amount }) => ({ amount: wrongPart(amount, leftCents) }),
    send: ({ amount, reason }) =>
      run(refundPart, { payNo: order.payNo, partId, amountCents: centsOf(amount), reason: reason.trim() }),
    done: ({ state }) => (state === 'waiting' ? '已提交，等待另一位同事复核' : '已开始退款'),
    onClose,
  })
  const amountCents = centsOf(form.values.amount)
  const isRest = amountCents === leftCents
  const needsSecond = amountCents > aloneCents

  const ask = () => {
    if (!form.check()) return
    modal.confirm({
      title: needsSecond ? `提交退款 ${price(amountCents)}，等待复核？` : `确认退款 ${price(amountCents)}？`,
      content: [
        needsSecond
          ? '超过一人可办理的金额，须由另一位同事复核后才退回患者。'
          : `将原路退回患者的${payWayLabel(order.payChannel)}账户，不能撤回。`,
        isRest && '这是全部可退金额，',
        isRest && (order.discountCents > 0 ? '用过的优惠券也一并退回。' : '退后不能再退。'),
      ]
        .filter(Boolean)
        .join(''),
      okText: needsSecond ? '提交复核' : '确认退款',
      okButtonProps: { danger: !needsSecond },
      cancelText: '返回',
      onOk: form.sendNow,
    })
  }
  const amount = form.field('amount')
  return (
    <FormDialog {...form.dialog} title="退款" yes="下一步" onYes={ask}>
      <p>
        {order.subject}，实付 {price(order.amountCents)}，最多还能退 {price(leftCents)}。
        {aloneCents < leftCents && `一人可办理 ${price(aloneCents)}，超过时由另一位同事复核。`}
      </p>
      <Field label="退款金额（元）" wrong={amount.error}>
        {its => (
          <span className="refund-part__amount">
            <Input
              {...its}
              inputMode="decimal"
              value={amount.value}
              onChange={event => amount.onChange(event.target.value)}
            />
            <Button onClick={() => amount.onChange(yuan(leftCents))}>全部退回</Button>
          </span>
        )}
      </Field>
      <AreaLine
        label="退款原因"
        hint="患者在退款进度中能看到，请勿填写病情"
        minRows={2}
        maxRows={5}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
