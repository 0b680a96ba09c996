import { serverNow } from '@nethos/calls/config.ts'
import { run } from '@nethos/calls/command.ts'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { batchOf, draftOf, wrongIn } from '../batch-draft.ts'
import { saveBatch, type Batch } from '../coupons.calls.ts'
import { BatchTerms } from './batch-terms.tsx'

/** A new batch, or another wording of one. What people hold keeps its worth: then only name and total can change. */
export function BatchDialog({ batch, onClose }: { batch: Batch | undefined; onClose: () => void }) {
  const form = useDialogForm({
    initial: () => draftOf(batch),
    validate: draft => wrongIn(draft, batch, serverNow()),
    send: draft => run(saveBatch, batchOf(draft, batch)),
    done: batch ? '已保存' : '已新建，可以赠送或用于活动',
    isLong: true,
    onClose,
  })
  const isFrozen = batch !== undefined && batch.issued > 0
  return (
    <FormDialog {...form.dialog} title={batch ? '修改优惠券' : '新建优惠券'} yes="保存">
      <TextLine label="优惠券名称" {...form.field('couponName')} />
      <TextLine label="发放总量" hint="不填表示不限量" inputMode="numeric" suffix="张" {...form.field('total')} />
      {isFrozen ? (
        <p>
          {batch.inWords}，{batch.scopeText}，{batch.validityText}。已有人领取，面额、范围和有效期不能再修改。
        </p>
      ) : (
        <BatchTerms draft={form.values} wrong={form.errors} onChange={form.change} />
      )}
    </FormDialog>
  )
}
