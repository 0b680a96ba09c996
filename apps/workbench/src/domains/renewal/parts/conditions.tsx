import { Checkbox, Radio } from 'antd'
import {
  isYoungChild,
  longReasonNames,
  longReasons,
  wantsLongReason,
} from '@nethos/contract/renewal/conditions.rules.ts'
import { proofKindNames, proofKinds } from '@nethos/contract/record/proof.kinds.ts'
import { Field } from '../../../controls/field.tsx'
import { TextLine } from '../../../controls/lines.tsx'
import type { DeskDetail } from '../renewal.calls.ts'
import type { usePrescription } from '../use-prescription.ts'

/** What the law wants made sure of before it is signed; what does not apply is not asked. */
export function Conditions({ detail, form }: { detail: DeskDetail; form: ReturnType<typeof usePrescription>['form'] }) {
  const { lines, proof, longReason, guardianPresent } = form.values
  return (
    <>
      <Field label="已核对复诊凭证" hint="凭证在上面的“诊断证明”中，随处方保存" wrong={form.errors.proof}>
        {({ id: _id, status: _status, ...its }) => (
          <Radio.Group
            {...its}
            aria-label="已核对复诊凭证"
            value={proof}
            options={proofKindNames.map(value => ({ value, label: proofKinds[value] }))}
            onChange={event => form.change({ proof: event.target.value })}
          />
        )}
      </Field>
      {wantsLongReason(lines) && (
        <Field label="用药超过7天的理由" wrong={form.errors.longReason}>
          {({ id: _id, status: _status, ...its }) => (
            <Radio.Group
              {...its}
              aria-label="用药超过7天的理由"
              value={longReason}
              options={longReasonNames.map(value => ({ value, label: longReasons[value].label }))}
              onChange={event => form.change({ longReason: event.target.value })}
            />
          )}
        </Field>
      )}
      {isYoungChild(detail.age) && (
        <>
          <Checkbox
            checked={guardianPresent}
            onChange={event => form.change({ guardianPresent: event.target.checked })}
          >
            已确认患儿的监护人在场
          </Checkbox>
          <TextLine
            label="陪伴患儿的相关专业医师"
            hint="姓名和单位；未满6岁的儿童须有监护人和相关专业医师陪伴"
            {...form.field('companion')}
            error={form.errors.childCare}
          />
        </>
      )}
    </>
  )
}
