import { isLoinc, type LabItemDocument } from '@nethos/contract/reports/lab/lab-documents.ts'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import type { EditionForm } from '../../../patterns/edition-editor.tsx'
import { PhoneFrame } from '../../../patterns/phone-frame.tsx'

interface FieldsProps {
  document: LabItemDocument
  onChange: (document: LabItemDocument) => void
}

const lines = (text: string): string[] => text.split('\n')

function Fields({ document, onChange }: FieldsProps) {
  const change = (changes: Partial<LabItemDocument>) => onChange({ ...document, ...changes })
  const area = (label: string, key: 'measures' | 'above' | 'below' | 'calm') => (
    <AreaLine label={label} minRows={2} maxRows={6} value={document[key]} onChange={text => change({ [key]: text })} />
  )
  return (
    <>
      <TextLine label="名称" value={document.name} onChange={name => change({ name })} />
      <TextLine
        label="LOINC编码"
        hint="几个编码用空格隔开"
        value={document.loinc.join(' ')}
        onChange={text => change({ loinc: text.split(/\s+/).filter(Boolean) })}
      />
      <TextLine
        label="常用单位"
        hint="UCUM写法；文字结果写text"
        value={document.unit}
        onChange={unit => change({ unit })}
      />
      {area('测的是什么', 'measures')}
      {area('偏高可能说明', 'above')}
      {area('偏低可能说明', 'below')}
      {area('什么情况不必担心', 'calm')}
      <AreaLine
        label="哪些情况会影响结果"
        hint="一行一条"
        minRows={3}
        maxRows={10}
        value={document.disturbs.join('\n')}
        onChange={text => change({ disturbs: lines(text) })}
      />
      <AreaLine
        label="来源"
        hint="一行一条：指南或标准的名称和年份"
        minRows={2}
        maxRows={6}
        value={document.sources.join('\n')}
        onChange={text => change({ sources: lines(text) })}
      />
    </>
  )
}

const Preview = ({ name, measures, above, below, calm, disturbs, sources }: LabItemDocument) => (
  <PhoneFrame label="预览">
    <h2>{name || '名称'}</h2>
    <p>{measures}</p>
    {above && <p>{`偏高：${above}`}</p>}
    {below && <p>{`偏低：${below}`}</p>}
    <p>{`不必担心：${calm}`}</p>
    <p>{`影响结果：${disturbs.filter(Boolean).join('、')}`}</p>
    <p>{`来源：${sources.filter(Boolean).join('、')}`}</p>
  </PhoneFrame>
)

/** How what is said of a laboratory item is written and shown at the desk. */
export const labItemForm: EditionForm<LabItemDocument> = {
  editor: (document, onChange) => <Fields document={document} onChange={onChange} />,
  preview: document => <Preview {...document} />,
  problemsOf: ({ name, loinc, measures, sources }) => [
    ...(name.trim() === '' ? ['请填写名称'] : []),
    ...loinc.filter(one => !isLoinc(one)).map(one => `${one}不是正确的LOINC编码`),
    ...(measures.trim() === '' ? ['请说明这项检查测的是什么'] : []),
    ...(sources.some(one => one.trim() !== '') ? [] : ['请写明来源']),
  ],
  words: {
    name: '名称',
    loinc: 'LOINC编码',
    unit: '常用单位',
    measures: '测的是什么',
    above: '偏高可能说明',
    below: '偏低可能说明',
    calm: '什么情况不必担心',
    disturbs: '影响结果',
    sources: '来源',
  },
}
