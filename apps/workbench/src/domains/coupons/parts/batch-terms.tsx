import { Input, Radio } from 'antd'
import { couponInWords, couponKindLabels, couponKinds } from '@nethos/contract/coupons/coupons.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { batchOf, type BatchDraft } from '../batch-draft.ts'
import { BatchScope } from './batch-scope.tsx'

interface TermsProps {
  draft: BatchDraft
  wrong: Partial<Record<keyof BatchDraft, string | undefined>>
  onChange: (changed: Partial<BatchDraft>) => void
}

/** What a coupon of the batch is worth, what for, and how long. */
export const BatchTerms = (its: TermsProps) => (
  <>
    <Worth {...its} />
    <BatchScope {...its} />
    <Validity {...its} />
  </>
)

interface TypedProps {
  label: string
  hint?: string | undefined
  wrong?: string | undefined
  inputMode?: 'numeric' | 'decimal'
  type?: 'date'
  suffix?: string
  value: string
  onChange: (typed: string) => void
}

const Typed = ({ label, hint, wrong, onChange, ...input }: TypedProps) => (
  <Field label={label} hint={hint} wrong={wrong}>
    {its => <Input {...its} {...input} onChange={event => onChange(event.target.value)} />}
  </Field>
)

function Worth({ draft, wrong, onChange }: TermsProps) {
  const isDiscount = draft.couponKind === 'discount'
  const { reductionCents, thresholdCents, percent, couponKind } = batchOf(draft, undefined)
  const isComplete = isDiscount ? percent >= 0 && percent < 100 : reductionCents > 0
  const inWords =
    isComplete && thresholdCents >= 0
      ? `患者看到：${couponInWords({ couponKind, reductionCents, thresholdCents, percent })}`
      : undefined
  return (
    <>
      <Field label="种类">
        {({ id, ...its }) => (
          <Radio.Group
            id={id}
            aria-label="种类"
            aria-describedby={its['aria-describedby']}
            value={draft.couponKind}
            options={couponKinds.map(kind => ({ value: kind, label: couponKindLabels[kind] }))}
            onChange={event => onChange({ couponKind: event.target.value as BatchDraft['couponKind'] })}
          />
        )}
      </Field>
      {isDiscount ? (
        <Typed
          label="折后支付"
          hint={inWords ?? '80表示8折，0表示免费'}
          wrong={wrong.percent}
          inputMode="numeric"
          suffix="%"
          value={draft.percent}
          onChange={percent => onChange({ percent })}
        />
      ) : (
        <Typed
          label="减免金额"
          hint={inWords}
          wrong={wrong.reduction}
          inputMode="decimal"
          suffix="元"
          value={draft.reduction}
          onChange={reduction => onChange({ reduction })}
        />
      )}
      <Typed
        label="使用门槛"
        hint="订单满多少元可用，不填表示没有门槛"
        wrong={wrong.threshold}
        inputMode="decimal"
        suffix="元"
        value={draft.threshold}
        onChange={threshold => onChange({ threshold })}
      />
    </>
  )
}

function Validity({ draft, wrong, onChange }: TermsProps) {
  return (
    <>
      <Field label="有效期">
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="有效期"
            value={draft.lasts}
            options={[
              { value: 'days', label: '领取后若干天内' },
              { value: 'until', label: '到某一天为止' },
            ]}
            onChange={event => onChange({ lasts: event.target.value as BatchDraft['lasts'] })}
          />
        )}
      </Field>
      {draft.lasts === 'days' ? (
        <Typed
          label="有效天数"
          wrong={wrong.validDays}
          inputMode="numeric"
          suffix="天"
          value={draft.validDays}
          onChange={validDays => onChange({ validDays })}
        />
      ) : (
        <>
          <Typed
            label="开始日期"
            hint="不填表示领取后马上可用"
            type="date"
            value={draft.from}
            onChange={from => onChange({ from })}
          />
          <Typed
            label="截止日期"
            hint="这一天结束前可用"
            wrong={wrong.until}
            type="date"
            value={draft.until}
            onChange={until => onChange({ until })}
          />
        </>
      )}
    </>
  )
}
