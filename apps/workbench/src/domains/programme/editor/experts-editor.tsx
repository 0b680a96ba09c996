import { Select } from 'antd'
import { Field } from '../../../controls/field.tsx'
import type { SectionProps } from './basics.tsx'

/** Departments by their names; doctors and teams by their numbers, in the order in which they stand. */
export function ExpertsEditor({ document, onChange, wrongAt }: SectionProps) {
  const { experts } = document
  const list = (name: keyof typeof experts, label: string, hint: string) => (
    <Field label={label} hint={hint} wrong={wrongAt(`experts/${name}`) ?? wrongAt(`experts/${name}/*`)}>
      {its => (
        <Select
          {...its}
          mode="tags"
          open={false}
          tokenSeparators={['，', ',', ' ']}
          value={experts[name]}
          onChange={(chosen: string[]) => onChange({ ...document, experts: { ...experts, [name]: chosen } })}
        />
      )}
    </Field>
  )
  return (
    <>
      {list('departments', '科室', '写科室名称，回车添加；这些科室在线的医生都会列出')}
      {list('docIds', '指定医生', '写医生编号，回车添加；排在科室医生之前')}
      {list('teamIds', '团队', '写团队编号，回车添加')}
    </>
  )
}
