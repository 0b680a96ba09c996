import {
  invoiceEmail,
  invoiceTitle,
  invoiceTitleTypeLabels,
  invoiceTitleTypes,
  taxNumber,
  type InvoiceTitleType,
} from '@nethos/contract/payment/invoice.rules.ts'
import type { InvoiceRow } from '@nethos/contract/payment/invoice.services.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { requestInvoice } from '../payment.calls.ts'

interface Draft {
  titleType: InvoiceTitleType
  title: string
  taxNo: string
  email: string
}

const emptyFor = ({ personName }: InvoiceRow): Draft => ({
  titleType: 'personal',
  title: personName,
  taxNo: '',
  email: '',
})

/** 申请电子发票: in whose name, and where a copy goes. */
export function InvoiceForm({ row, refused }: { row: InvoiceRow; refused?: string }) {
  const { consultId, personName } = row
  const draft = useDraft(`invoice.${consultId}`, emptyFor(row))
  const form = useForm({
    draft,
    rules: { title: invoiceTitle, email: invoiceEmail },
    validate: ({ titleType, taxNo }) => ({ taxNo: titleType === 'company' ? sentenceOf(taxNumber, taxNo) : undefined }),
    send: ({ titleType, title, taxNo, email }) =>
      run(requestInvoice, {
        consultId,
        titleType,
        invoiceTitle: title,
        taxNo: titleType === 'company' ? taxNo : '',
        email,
      }),
    onSent: () => toast('申请已提交'),
  })
  const { titleType, title, taxNo } = form.values
  const isCompany = titleType === 'company'
  const choose = (chosen: InvoiceTitleType) =>
    form.change({ titleType: chosen, title: chosen === 'personal' ? personName : title === personName ? '' : title })
  return (
    <FormPage title="申请电子发票" submit="提交申请" onSubmit={form.submit}>
      {refused !== undefined && <Notice tone="danger">上次开票没有成功：{refused}。请核对后重新申请。</Notice>}
      <WhatFor row={row} />
      <Card>
        <Chips
          label="抬头类型"
          choices={invoiceTitleTypes.map(value => ({ value, label: invoiceTitleTypeLabels[value] }))}
          value={titleType}
          onChange={choose}
        />
        <TextField
          label="发票抬头"
          placeholder={isCompany ? '单位全称，与营业执照一致' : '姓名'}
          maxLength={120}
          {...form.input('title')}
        />
        {isCompany && (
          <TextField
            label="单位税号"
            placeholder="18位统一社会信用代码"
            maxLength={18}
            autoCapitalize="characters"
            value={taxNo}
            onChange={event => form.change({ taxNo: event.target.value.toUpperCase() })}
            error={taxNo.length === 18 ? form.allErrors.taxNo : form.errors.taxNo}
          />
        )}
        <TextField label="接收邮箱（选填）" type="email" inputMode="email" {...form.input('email')} />
      </Card>
      <Notice tone="quiet">
        优惠券抵扣的金额不开票。费用如果退回，发票会自动冲红作废；只退一部分的，按余额自动另开一张。
      </Notice>
    </FormPage>
  )
}

/** What was paid, for whom. */
const WhatFor = ({ row: { subject, personName, amountCents } }: { row: InvoiceRow }) => (
  <Card>
    <Lines
      lines={[
        { label: '项目', value: subject },
        { label: '就诊人', value: personName },
        { label: '开票金额', value: `${yuan(amountCents)}元` },
      ]}
    />
  </Card>
)
