import { App, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { giveReason } from '@nethos/contract/coupons/coupons.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { giveCoupon, type Batch } from '../coupons.calls.ts'

/** One of a batch to one patient, for a reason that stays on record. */
export function GiveDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const [mobile, setMobile] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { modal, message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(giveCoupon)
  const wrongMobile = sentenceOf(mobileRule, mobile)
  const wrongReason = sentenceOf(giveReason, reason)

  const give = async () => {
    if (!(await run({ batchId: batch.batchId, mobile: mobile.trim(), reason: reason.trim() }))) return
    void message.success('已送出，患者在自己的礼券里可以看到')
    onClose()
  }
  const ask = () => {
    setTried(true)
    if (wrongMobile || wrongReason) return
    modal.confirm({
      title: `送给 ${mobile.trim()}？`,
      content: `将送出一张「${batch.couponName}」（${batch.inWords}），送出后不能收回。`,
      okText: '确认送出',
      cancelText: '返回',
      onOk: give,
    })
  }
  return (
    <FormDialog
      title={`赠送「${batch.couponName}」`}
      yes="送出一张"
      isBusy={isBusy}
      isTouched={mobile !== '' || reason !== ''}
      sentence={sentence}
      onYes={ask}
      onClose={onClose}
    >
      <p>
        {batch.inWords}，{batch.scopeText}，{batch.validityText}。
      </p>
      <Field label="患者手机号" hint="须是患者登录用的手机号" wrong={isTried ? wrongMobile : undefined}>
        {its => <Input {...its} inputMode="numeric" value={mobile} onChange={event => setMobile(event.target.value)} />}
      </Field>
      <Field label="赠送原因" hint="只有工作人员能看到" wrong={isTried ? wrongReason : undefined}>
        {its => <Input {...its} value={reason} onChange={event => setReason(event.target.value)} />}
      </Field>
    </FormDialog>
  )
}
