import { App, Button, Input, Radio } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { settleWay, settleWays, type SettleWay } from '@nethos/contract/payment/bill.rules.ts'
import { settleNote } from '@nethos/contract/payment/payment.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
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

function SettleDialog({ difference, onClose }: { difference: BillDifference; onClose: () => void }) {
  const [way, setWay] = useState<SettleWay | ''>('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(settleBillDifference)
  const wrongWay = sentenceOf(settleWay, way)
  const wrongNote = sentenceOf(settleNote, note)
  const send = async () => {
    setTried(true)
    if (wrongWay || wrongNote) return
    if (!(await run({ differenceId: difference.differenceId, way, note: note.trim() }))) return
    void message.success('已提交，等待另一位同事复核')
    onClose()
  }
  return (
    <FormDialog
      title="处理差异"
      yes="提交复核"
      isBusy={isBusy}
      isTouched={way !== '' || note !== ''}
      sentence={sentence}
      onYes={() => void send()}
      onClose={onClose}
    >
      <p>{differenceInWords(difference)}。处理意见须由另一位同事复核。</p>
      <Field label="处理方式" wrong={isTried ? wrongWay : undefined}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="处理方式"
            className="bill-day__ways"
            value={way}
            options={Object.entries(settleWays).map(([value, label]) => ({ value, label }))}
            onChange={event => setWay(event.target.value as SettleWay)}
          />
        )}
      </Field>
      <Field label="处理说明" hint="请写明查到的原因和处理办法" wrong={isTried ? wrongNote : undefined}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
