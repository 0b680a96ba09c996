import { InputNumber } from 'antd'
import type { MeasuredValue, WorkOf } from '@nethos/contract/pathway/pathway.work.ts'
import { Field } from '../../../controls/field.tsx'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import { freshCode } from './change.ts'
import { ListOf, type PartProps } from './list-of.tsx'
import { NumberLine } from './number-line.tsx'

const freshValue = (values: readonly MeasuredValue[]): MeasuredValue => ({
  key: freshCode(
    'value',
    values.map(one => one.key),
  ),
  label: '',
  unit: '',
  ucum: '',
  decimals: 0,
  min: 0,
  max: 100,
  advice: '',
})

/** What is measured in one task: blood pressure is two values. */
export const MeasuredValues = ({ value, onChange, place, wrongAt }: PartProps<WorkOf<'measure'>>) => (
  <ListOf
    noun="测量项目"
    value={value.values}
    onChange={values => onChange({ ...value, values })}
    place={`${place}/values`}
    wrongAt={wrongAt}
    titleOf={one => `${one.label} ${one.unit}`}
    fresh={() => freshValue(value.values)}
    least={1}
    most={8}
  >
    {its => <MeasuredValueFields {...its} />}
  </ListOf>
)

type Bound = 'min' | 'max' | 'dangerBelow' | 'dangerAbove'

interface BoundFieldProps extends PartProps<MeasuredValue> {
  label: string
  name: Bound
  hint: string | undefined
}

/** A limit; one of danger may be left out. */
function BoundField({ value, onChange, place, wrongAt, label, name, hint }: BoundFieldProps) {
  const { [name]: _, ...others } = value
  return (
    <Field label={label} hint={hint} wrong={wrongAt(`${place}/${name}`)}>
      {its => (
        <InputNumber
          {...its}
          value={value[name] ?? null}
          onChange={limit =>
            onChange(
              limit === null && name.startsWith('danger')
                ? (others as MeasuredValue)
                : { ...value, [name]: limit ?? 0 },
            )
          }
        />
      )}
    </Field>
  )
}

function MeasuredValueFields({ value, onChange, place, wrongAt }: PartProps<MeasuredValue>) {
  const bound = (label: string, name: Bound, hint?: string) => (
    <BoundField {...{ value, onChange, place, wrongAt, label, name, hint }} />
  )
  return (
    <>
      <div className="peditor__pair">
        <TextLine
          label="测什么"
          value={value.label}
          error={wrongAt(`${place}/label`)}
          onChange={label => onChange({ ...value, label })}
        />
        <TextLine
          label="单位"
          value={value.unit}
          error={wrongAt(`${place}/unit`)}
          onChange={unit => onChange({ ...value, unit })}
        />
        <TextLine
          label="单位的 UCUM 代码"
          hint="给其他系统读的，例如 Cel"
          value={value.ucum}
          error={wrongAt(`${place}/ucum`)}
          onChange={ucum => onChange({ ...value, ucum: ucum.trim() })}
        />
        <NumberLine
          label="小数位数"
          value={value.decimals}
          error={wrongAt(`${place}/decimals`)}
          onChange={decimals => onChange({ ...value, decimals: decimals ?? 0 })}
        />
        {bound('最小', 'min', '小于它算写错')}
        {bound('最大', 'max', '大于它算写错')}
        {bound('低于它危险', 'dangerBelow')}
        {bound('高于它危险', 'dangerAbove')}
      </div>
      <AreaLine
        label="危险时的建议"
        minRows={1}
        maxRows={4}
        value={value.advice}
        error={wrongAt(`${place}/advice`)}
        onChange={advice => onChange({ ...value, advice })}
      />
    </>
  )
}
