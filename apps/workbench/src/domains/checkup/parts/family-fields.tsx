import { Input, InputNumber } from 'antd'
import { familyTerms, mostFamily, type FamilyTerms } from '@nethos/contract/checkup/checkup.rules.ts'
import { centsOf } from '@nethos/contract/common/money.ts'
import { Field } from '../../../controls/field.tsx'

export interface FamilyDraft {
  /** Yuan as typed; empty: the contract names no price for families. */
  price: string
  each: number
}

/** What is sent of it, or the sentence of what is wrong. */
export function termsOf({ price, each }: FamilyDraft): FamilyTerms | null | string {
  if (price.trim() === '') return null
  const priceCents = centsOf(price)
  if (Number.isNaN(priceCents)) return '家属价请填写金额，如 680 或 680.50'
  const checked = familyTerms.safeParse({ priceCents, each })
  return checked.success ? checked.data : (checked.error.issues[0]?.message ?? '家属价填写有误')
}

interface FamilyFieldsProps {
  draft: FamilyDraft
  wrong: string | undefined
  onChange: (changed: Partial<FamilyDraft>) => void
}

/** The price that the contract names for employees' families, who pay themselves. */
export function FamilyFields({ draft, wrong, onChange }: FamilyFieldsProps) {
  return (
    <>
      <Field
        label="家属价（元）"
        wrong={wrong}
        hint="合同约定了才填。家属自己支付，不计入单位人数，单位看不到他们的预约和结果。"
      >
        {its => (
          <Input
            {...its}
            inputMode="decimal"
            placeholder="没有约定可不填"
            value={draft.price}
            onChange={event => onChange({ price: event.target.value })}
          />
        )}
      </Field>
      {draft.price.trim() !== '' && (
        <Field label="每位职工可约几位家属">
          {its => (
            <InputNumber
              {...its}
              min={1}
              max={mostFamily}
              precision={0}
              value={draft.each}
              onChange={each => onChange({ each: each ?? 1 })}
            />
          )}
        </Field>
      )}
    </>
  )
}
