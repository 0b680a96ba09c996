import { Input, Select } from 'antd'
import { useState } from 'react'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { wordsOf, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { Field } from '../../../controls/field.tsx'

interface FieldsProps {
  change: TriageChange
  onChange: (change: TriageChange) => void
}

const concepts = Object.keys(builtIn.words)
  .sort()
  .map(concept => ({ value: concept, label: concept }))

/** The words of one concept: those that there are, those that come in, those that go. */
export function WordFields({ change, onChange }: FieldsProps) {
  const [concept, setConcept] = useState('pain')
  const { added = [], removed = [] } = change.words[concept] ?? {}
  const [typed, setTyped] = useState<{ added: string; removed: string }>()
  const shown = typed ?? { added: added.join(' '), removed: removed.join(' ') }
  const put = (next: typeof shown) => {
    setTyped(next)
    const { [concept]: _, ...others } = change.words
    const entry = { added: wordsOf(next.added), removed: wordsOf(next.removed) }
    const isEmpty = entry.added.length + entry.removed.length === 0
    onChange({ ...change, words: isEmpty ? others : { ...others, [concept]: entry } })
  }
  return (
    <>
      <Field label="概念">
        {its => (
          <Select
            {...its}
            showSearch
            options={concepts}
            value={concept}
            onChange={next => {
              setConcept(next)
              setTyped(undefined)
            }}
          />
        )}
      </Field>
      <p className="triage-desk__words">{`程序自带的词：${wordsOf(builtIn.words[concept as keyof typeof builtIn.words]).join(' ')}`}</p>
      <Field label="增加的词" hint="用空格隔开；~ 代表中间最多六个字">
        {its => (
          <Input.TextArea
            {...its}
            value={shown.added}
            onChange={event => put({ ...shown, added: event.target.value })}
          />
        )}
      </Field>
      <Field label="去掉的词" hint="只去掉程序自带的词，用空格隔开">
        {its => (
          <Input.TextArea
            {...its}
            value={shown.removed}
            onChange={event => put({ ...shown, removed: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
