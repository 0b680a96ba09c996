import { App } from 'antd'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { giveReason } from '@nethos/contract/coupons/coupons.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { giveCoupon, type Batch } from '../coupons.calls.ts'

const rules = { mobile: mobileRule, reason: giveReason }

/** One of a batch to one patient, for a reason that stays on record. */
export function GiveDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { modal } = App.useApp()
  const form = useDialogForm({
    initial: { mobile: '', reason: '' },
    rules,
    send: ({ mobile, reason }) =>
      run(giveCoupon, { batchId: batch.batchId, mobile: mobile.trim(), reason: reason.trim() }),
    done: '已送出，患者在自己的优惠券里可以看到',
    onClose,
  })
  const ask = () => {
    if (!form.check()) return
    modal.confirm({
      title: `送给 ${form.values.mobile.trim()}？`,
      content: `将送出一张「${batch.couponName}」（${batch.inWords}），送出后不能收回。`,
      okText: '确认送出',
      cancelText: '返回',
      onOk: form.sendNow,
    })
  }
  return (
    <FormDialog {...form.dialog} title={`赠送「${batch.couponName}」`} yes="送出一张" onYes={ask}>
      <p>
        {batch.inWords}，{batch.scopeText}，{batch.validityText}。
      </p>
      <TextLine label="患者手机号" hint="须是患者登录用的手机号" inputMode="numeric" {...form.field('mobile')} />
      <TextLine label="赠送原因" hint="只有工作人员能看到" {...form.field('reason')} />
    </FormDialog>
  )
}
