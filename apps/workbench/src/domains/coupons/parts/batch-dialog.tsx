import { App, Input } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { batchOf, draftOf, wrongIn, type BatchDraft } from '../batch-draft.ts'
import { saveBatch, type Batch } from '../coupons.calls.ts'
import { BatchTerms } from './batch-terms.tsx'

/** A new batch, or another wording of one. What people hold keeps its worth: then only name and total can change. */
export function BatchDialog({ batch, onClose }: { batch: Batch | undefined; onClose: () => void }) {
  const [before] = useState(() => draftOf(batch))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveBatch)
  const wrong = wrongIn(draft, batch, serverNow())
  const shown = isTried ? wrong : {}
  const put = (changed: Partial<BatchDraft>) => setDraft({ ...draft, ...changed })
  const isFrozen = batch !== undefined && batch.issued > 0

  const save = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    if (!(await run(batchOf(draft, batch)))) return
    void message.success(batch ? '已保存' : '已新建，可以赠送或用于活动')
    onClose()
  }
  return (
    <FormDialog
      title={batch ? '修改礼券' : '新建礼券'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence ?? (Object.keys(shown).length > 0 ? '请先改正上面标红的内容' : undefined)}
      onYes={() => void save()}
      onClose={onClose}
    >
      <Field label="礼券名称" wrong={shown.couponName}>
        {its => <Input {...its} value={draft.couponName} onChange={event => put({ couponName: event.target.value })} />}
      </Field>
      <Field label="发放总量" hint="不填表示不限量" wrong={shown.total}>
        {its => (
          <Input
            {...its}
            inputMode="numeric"
            suffix="张"
            value={draft.total}
            onChange={event => put({ total: event.target.value })}
          />
        )}
      </Field>
      {isFrozen ? (
        <p>
          {batch.inWords}，{batch.scopeText}，{batch.validityText}。已有人领取，面额、范围和有效期不能再修改。
        </p>
      ) : (
        <BatchTerms draft={draft} wrong={shown} onChange={put} />
      )}
    </FormDialog>
  )
}
