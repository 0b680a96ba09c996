import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { receiptCodeOf, typedReceiptCode } from '@nethos/contract/fees/fees.rules.ts'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { checkedReceipt } from '../fees.calls.ts'

/** 票据核验: whoever holds a receipt asks whether it is genuine. It says nothing of whose it is. */
export default function CheckReceiptPage() {
  const [query] = useSearchParams()
  const [code, setCode] = useState('')
  const form = useForm({
    initial: { code: query.get('code') ?? '' },
    rules: { code: typedReceiptCode },
    send: async ({ code: typed }) => setCode(receiptCodeOf(typed)),
  })
  return (
    <GatePage
      reason="校验码印在电子票据的右上方，共16位。核验只显示票据号、医院、日期和金额，不显示交款人。"
      submit="核验"
      onSubmit={form.submit}
      ways={code !== '' && <Checked code={code} />}
    >
      <TextField
        label="校验码"
        placeholder="16位数字和字母"
        maxLength={24}
        autoComplete="off"
        {...form.input('code')}
      />
    </GatePage>
  )
}

function Checked({ code }: { code: string }) {
  const { value, sentence } = useServiceQuery(checkedReceipt(code))
  if (!value) return <Notice>{sentence || '正在核验'}</Notice>
  return (
    <Card title={value.isValid ? '票据有效' : '票据已作废，款项已退回'}>
      <Lines
        lines={[
          { label: '票据号', value: value.receiptNo },
          { label: '收款单位', value: value.hosName },
          { label: '开票日期', value: dayInWords(value.onDay) },
          { label: '金额', value: price(value.totalCents) },
        ]}
      />
    </Card>
  )
}
