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
        <Field label="折后支付" hint={inWords ?? '80表示8折，0表示免费'} wrong={wrong.percent}>
          {its => (
            <Input
              {...its}
              inputMode="numeric"
              suffix="%"
              value={draft.percent}
              onChange={event => onChange({ percent: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <Field label="减免金额" hint={inWords} wrong={wrong.reduction}>
          {its => (
            <Input
              {...its}
              inputMode="decimal"
              suffix="元"
              value={draft.reduction}
              onChange={event => onChange({ reduction: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="使用门槛" hint="订单满多少元可用，不填表示没有门槛" wrong={wrong.threshold}>
        {its => (
          <Input
            {...its}
            inputMode="decimal"
            suffix="元"
            value={draft.threshold}
            onChange={event => onChange({ threshold: event.target.value })}
          />
        )}
      </Field>
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
        <Field label="有效天数" wrong={wrong.validDays}>
          {its => (
            <Input
              {...its}
              inputMode="numeric"
              suffix="天"
              value={draft.validDays}
              onChange={event => onChange({ validDays: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <>
          <Field label="开始日期" hint="不填表示领取后马上可用">
            {its => (
              <Input
                {...its}
                type="date"
                value={draft.from}
                onChange={event => onChange({ from: event.target.value })}
              />
            )}
          </Field>
          <Field label="截止日期" hint="这一天结束前可用" wrong={wrong.until}>
            {its => (
              <Input
                {...its}
                type="date"
                value={draft.until}
                onChange={event => onChange({ until: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}
