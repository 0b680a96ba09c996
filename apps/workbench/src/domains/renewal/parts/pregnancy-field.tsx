import { InputNumber, Radio } from 'antd'
import { serverNow } from '@nethos/calls/config.ts'
import { fromWeek, lastWeek, pregnancyWeek } from '@nethos/contract/common/pregnancy-week.ts'
import { fertilities } from '@nethos/contract/renewal/drug.kinds.ts'
import { fertilityInWords } from '@nethos/contract/renewal/fertility-words.ts'
import type { CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { fertilityLabels } from '@nethos/contract/renewal/renewal.limits.ts'
import { Field } from '../../../controls/field.tsx'
import type { DeskDetail } from '../renewal.calls.ts'

interface PregnancyFieldProps {
  renewal: DeskDetail['renewal']
  facts: CheckFacts
  onChange: (changes: Partial<CheckFacts>) => void
}

/** What she has said in her order, and what the doctor was told otherwise: the checks go by the doctor's. */
export function PregnancyField({ renewal, facts, onChange }: PregnancyFieldProps) {
  const inOrder = fertilityInWords(renewal.fertility, renewal.pregnantFrom, serverNow())
  const fertility = facts.fertility ?? renewal.fertility
  const week = pregnancyWeek(facts.pregnantFrom || (facts.fertility ? null : renewal.pregnantFrom), serverNow())
  return (
    <>
      <Field label="妊娠、哺乳" hint={`患者填写：${inOrder}。问诊得知不同时在此更改，按更改后的核对`}>
        {({ status: _status, ...its }) => (
          <Radio.Group
            {...its}
            aria-label="妊娠、哺乳"
            value={fertility}
            options={fertilities.map(value => ({ value, label: fertilityLabels[value] }))}
            onChange={event => onChange({ fertility: event.target.value as CheckFacts['fertility'], pregnantFrom: '' })}
          />
        )}
      </Field>
      {fertility === 'pregnant' && (
        <Field label="孕周（满几周）" hint="选填，有些药在孕中晚期不能用">
          {its => (
            <InputNumber
              {...its}
              min={1}
              max={lastWeek}
              precision={0}
              value={week}
              onChange={typed =>
                onChange({ fertility: 'pregnant', pregnantFrom: typed === null ? '' : fromWeek(typed, serverNow()) })
              }
            />
          )}
        </Field>
      )}
    </>
  )
}
