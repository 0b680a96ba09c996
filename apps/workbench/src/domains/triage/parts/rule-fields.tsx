import { Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { sourceIn, withChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { hotlinesOf, triageFlags, triageLabels, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { Field } from '../../../controls/field.tsx'

interface FieldsProps {
  change: TriageChange
  onChange: (change: TriageChange) => void
}

const rules = triageFlags.map(flag => ({ value: flag, label: triageLabels[flag] }))
const texts = {
  meaning: '可能是什么',
  advice: '救护到来之前怎么做',
  also: '和更急的情况同时出现时，还要读的建议',
  source: '来源（指南和年份）',
} as const

/** One rule: what it means, what to do, where that is written, when it is seen. */
export function RuleFields({ change, onChange }: FieldsProps) {
  const [flag, setFlag] = useState<TriageFlag>('chest_pain')
  const rule = { ...withChange(builtIn, change).rules[flag], source: sourceIn(change, flag) }
  const put = (changed: NonNullable<TriageChange['rules'][TriageFlag]>) =>
    onChange({ ...change, rules: { ...change.rules, [flag]: { ...change.rules[flag], ...changed } } })
  const lines = hotlinesOf([flag]).map(line => line.label)
  return (
    <>
      <Field label="规则">
        {its => <Select {...its} showSearch optionFilterProp="label" options={rules} value={flag} onChange={setFlag} />}
      </Field>
      <p>{`拨打：120${lines.length > 0 ? `，${lines.join('，')}` : ''}`}</p>
      {(Object.keys(texts) as (keyof typeof texts)[]).map(field => (
        <Field key={field} label={texts[field]}>
          {its => (
            <Input.TextArea
              {...its}
              autoSize
              value={rule[field]}
              onChange={event => put({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {flag === 'suspected' ? (
        <p>
          别的规则都没有提示、而整段话读起来像急症时，由分类器提示，没有条件可写。停用后，分类器也不再拦下只凭词语的误报。
        </p>
      ) : (
        <Field
          label="什么时候提示（每行一个条件，满足一行即可）"
          hint="a.b：同一句里相近；a & b：都说到；!a：没说到；sys>=180：数值"
        >
          {its => (
            <Input.TextArea
              {...its}
              autoSize={{ minRows: 3, maxRows: 12 }}
              value={rule.when.join('\n')}
              onChange={event => put({ when: event.target.value.split('\n') })}
            />
          )}
        </Field>
      )}
      <Field label="启用这条规则">
        {its => <Switch {...its} checked={!rule.isOff} onChange={isOn => put({ isOff: !isOn })} />}
      </Field>
    </>
  )
}
