import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { settleNote } from '@nethos/contract/payment/payment.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { retryInvoice, settleInvoice, type DeskInvoice } from '../payment.calls.ts'

/** What can be done about an invoice that the provider has refused: asked for again, the patient told, or dealt with otherwise. */
export function InvoiceActions({ invoice }: { invoice: DeskInvoice }) {
  const { invoiceId, invoiceState, deskNote, failure } = invoice
  const [settling, setSettling] = useState<'patient' | 'office'>()
  const { message } = App.useApp()
  const retrying = useCommand(retryInvoice)
  const writing = useCommand(settleInvoice)
  if (invoiceState !== 'refused') return null
  if (deskNote) return `已处理：${deskNote}`
  const retry = async () => {
    if (await retrying.run({ invoiceId })) void message.success('已重新申请开具')
  }
  const isForPatient = settling === 'patient'
  return (
    <Space>
      <Button size="small" loading={retrying.isBusy} onClick={() => void retry()}>
        重新开具
      </Button>
      <Button size="small" onClick={() => setSettling('patient')}>
        告知患者
      </Button>
      <Button size="small" onClick={() => setSettling('office')}>
        已处理
      </Button>
      {settling && (
        <TextDialog
          title={isForPatient ? '告知患者开票失败的原因' : '记为已处理'}
          label={isForPatient ? '说明（患者会收到）' : '处理说明'}
          yes={isForPatient ? '发送' : '保存'}
          most={200}
          wrong={text => sentenceOf(settleNote, text)}
          onYes={async note => {
            const done = await writing.run({ invoiceId, note, isForPatient })
            if (done) void message.success(isForPatient ? '已告知患者' : '已记录')
            return done === true
          }}
          onClose={() => setSettling(undefined)}
        >
          开票平台的答复：{failure}
          {isForPatient && '。患者可以在“电子发票”里更正抬头后重新申请。'}
        </TextDialog>
      )}
    </Space>
  )
}
