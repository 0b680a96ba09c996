import { Button, Radio } from 'antd'
import { useState } from 'react'
import { settleWay, settleWays, type SettleWay } from '@nethos/contract/payment/bill.rules.ts'
import { settleNote } from '@nethos/contract/payment/payment.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { AreaLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { settleBillDifference, type BillDifference } from '../payment.calls.ts'
import { differenceInWords } from '../payment.words.ts'

/** Somebody has looked into it: how it shall be settled. */
export function SettleDifference({ difference }: { difference: BillDifference }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>处理</Button>
      {isOpen && <SettleDialog difference={difference} onClose={() => setOpen(false)} />}
    </>
  )
}

const ways = Object.entries(settleWays).map(([value, label]) => ({ value, label }))

function SettleDialog({ difference, onClose }: { difference: BillDifference; onClose: () => void }) {
  const form = useDialogForm({
    initial: { way: '' as SettleWay | '', note: '' },
    rules: { way: settleWay, note: settleNote },
    send: async ({ way, note }) =>
      way === ''
        ? undefined
        : run(settleBillDifference, { differenceId: difference.differenceId, way, note: note.trim() }),
    done: '已提交，等待另一位同事复核',
    onClose,
  })
  return (
    <FormDialog {...form.dialog} title="处理差异" yes="提交复核">
      <p>{differenceInWords(difference)}。处理意见须由另一位同事复核。</p>
      <Field label="处理方式" wrong={form.errors.way}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="处理方式"
            className="bill-day__ways"
            value={form.values.way}
            options={ways}
            onChange={event => form.change({ way: event.target.value as SettleWay })}
          />
        )}
      </Field>
      <AreaLine label="处理说明" hint="请写明查到的原因和处理办法" minRows={2} maxRows={6} {...form.field('note')} />
    </FormDialog>
  )
}
