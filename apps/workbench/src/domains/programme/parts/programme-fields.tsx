import { Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { entryIconNames } from '@nethos/contract/common/entry-icons.ts'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { Field } from '../../../controls/field.tsx'

interface FieldsProps {
  document: ProgrammeDocument
  onChange: (document: ProgrammeDocument) => void
}

const tones = [
  { value: 'blue', label: '蓝' },
  { value: 'green', label: '绿' },
  { value: 'rose', label: '玫红' },
  { value: 'amber', label: '琥珀' },
  { value: 'violet', label: '紫' },
] as const

/** The parts of a programme that have a structure of their own, as text in JSON: what is wrong with it is said below. */
const structured = {
  entries: '入口（JSON）',
  experts: '专家：科室、医生和团队的编号（JSON）',
  readings: '资讯（JSON）',
  notice: '须知；没有写 null（JSON）',
  application: '申请：表单、服务和价格、期限；没有写 null（JSON）',
  plan: '随访计划；没有写 null（JSON）',
} as const

/** The fields of a programme. */
export function ProgrammeFields({ document, onChange }: FieldsProps) {
  const put = (changes: Partial<ProgrammeDocument>) => onChange({ ...document, ...changes })
  const { introduction } = document
  const introduce = (changes: Partial<typeof introduction>) => put({ introduction: { ...introduction, ...changes } })
  return (
    <>
      <Field label="名称">
        {its => <Input {...its} maxLength={20} value={document.name} onChange={e => put({ name: e.target.value })} />}
      </Field>
      <Field label="一句话介绍">
        {its => (
          <Input {...its} maxLength={60} value={document.summary} onChange={e => put({ summary: e.target.value })} />
        )}
      </Field>
      <Field label="图标">
        {its => (
          <Select
            {...its}
            options={entryIconNames.map(value => ({ value, label: value }))}
            value={document.icon}
            onChange={icon => put({ icon })}
          />
        )}
      </Field>
      <Field label="颜色">
        {its => <Select {...its} options={[...tones]} value={document.tone} onChange={tone => put({ tone })} />}
      </Field>
      <Field label="介绍" hint="空一行分段；以 # 开头的一行是小标题">
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 4, maxRows: 16 }}
            value={introduction.text}
            onChange={e => introduce({ text: e.target.value })}
          />
        )}
      </Field>
      <Field label="地址">
        {its => <Input {...its} value={introduction.place} onChange={e => introduce({ place: e.target.value })} />}
      </Field>
      <Field label="电话">
        {its => (
          <Input {...its} value={introduction.telephone} onChange={e => introduce({ telephone: e.target.value })} />
        )}
      </Field>
      {(Object.keys(structured) as (keyof typeof structured)[]).map(key => (
        <Structured key={key} label={structured[key]} value={document[key]} onChange={value => put({ [key]: value })} />
      ))}
      <Field label="患者和医护可以沟通">
        {its => <Switch {...its} checked={document.hasTalk} onChange={hasTalk => put({ hasTalk })} />}
      </Field>
    </>
  )
}

interface StructuredProps {
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

function Structured({ label, value, onChange }: StructuredProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const [wrong, setWrong] = useState<string>()
  const typed = (next: string) => {
    setText(next)
    try {
      onChange(JSON.parse(next))
      setWrong(undefined)
    } catch {
      setWrong('这不是完整的 JSON，修改还没有生效')
    }
  }
  return (
    <Field label={label} wrong={wrong}>
      {its => (
        <Input.TextArea
          {...its}
          autoSize={{ minRows: 2, maxRows: 14 }}
          value={text}
          onChange={event => typed(event.target.value)}
        />
      )}
    </Field>
  )
}
