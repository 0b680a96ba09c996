import { Button, Input, InputNumber } from 'antd'
import type { ItemOf, QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { moved, replaced, without } from './change.ts'
import { freshKey } from './fresh.ts'
import { ListBar } from './list-bar.tsx'
import { NumberLine } from './number-line.tsx'
import { OptionsEditor } from './options-editor.tsx'

interface KindProps<Item> {
  item: Item
  onChange: (item: Item) => void
}

/** What a kind of item has beside its text. */
export function KindFields({ item, onChange }: KindProps<QuestionItem>) {
  switch (item.kind) {
    case 'note':
      return null
    case 'single':
      return (
        <OptionsEditor options={item.options} hasAlone={false} onChange={options => onChange({ ...item, options })} />
      )
    case 'multiple':
      return (
        <>
          <OptionsEditor options={item.options} hasAlone onChange={options => onChange({ ...item, options })} />
          <NumberLine
            label="最多选几项"
            hint="不填表示不限"
            value={item.most}
            onChange={most => onChange({ ...item, most })}
          />
        </>
      )
    case 'text':
      return (
        <div className="qeditor__pair">
          <NumberLine
            label="最多几个字"
            value={item.most}
            onChange={most => onChange({ ...item, most: most ?? 200 })}
          />
          <SwitchLine label="多行" value={item.long} onChange={long => onChange({ ...item, long })} />
        </div>
      )
    case 'number':
      return <NumberFields item={item} onChange={onChange} />
    case 'date':
      return <DateFields item={item} onChange={onChange} />
    case 'picture':
    case 'bodySite':
      return (
        <NumberLine
          label={item.kind === 'picture' ? '最多几张' : '最多选几处'}
          value={item.most}
          onChange={most => onChange({ ...item, most: most ?? 1 })}
        />
      )
    case 'scale':
    case 'slider':
      return <StepFields item={item} onChange={onChange} />
    case 'matrix':
      return <MatrixFields item={item} onChange={onChange} />
  }
}

function NumberFields({ item, onChange }: KindProps<ItemOf<'number'>>) {
  const { unit } = item
  const put = (changes: Partial<ItemOf<'number'>>) => onChange({ ...item, ...changes })
  const putUnit = (changes: { label?: string; ucum?: string }) => {
    const next = { label: '', ucum: '', ...unit, ...changes }
    put({ unit: next.label === '' && next.ucum === '' ? undefined : next })
  }
  return (
    <div className="qeditor__pair">
      <NumberLine label="最小" value={item.min} onChange={min => put({ min: min ?? 0 })} />
      <NumberLine label="最大" value={item.max} onChange={max => put({ max: max ?? 0 })} />
      <NumberLine label="小数位数" value={item.decimals} onChange={decimals => put({ decimals: decimals ?? 0 })} />
      <TextLine label="单位" hint="如 公斤" value={unit?.label ?? ''} onChange={label => putUnit({ label })} />
      <TextLine label="单位的 UCUM 写法" hint="如 kg" value={unit?.ucum ?? ''} onChange={ucum => putUnit({ ucum })} />
    </div>
  )
}

const DateFields = ({ item, onChange }: KindProps<ItemOf<'date'>>) => (
  <div className="qeditor__pair">
    <TextLine
      label="最早"
      hint="2026-01-31 的样子，today 表示填写当天；不填不限"
      value={item.earliest ?? ''}
      onChange={day => onChange({ ...item, earliest: day.trim() || undefined })}
    />
    <TextLine
      label="最晚"
      hint="同上"
      value={item.latest ?? ''}
      onChange={day => onChange({ ...item, latest: day.trim() || undefined })}
    />
  </div>
)

function StepFields({ item, onChange }: KindProps<ItemOf<'scale'> | ItemOf<'slider'>>) {
  const { words } = item
  return (
    <>
      <div className="qeditor__pair">
        <NumberLine label="最小" value={item.min} onChange={min => onChange({ ...item, min: min ?? 0 })} />
        <NumberLine label="最大" value={item.max} onChange={max => onChange({ ...item, max: max ?? 0 })} />
        <NumberLine label="步长" value={item.step} onChange={step => onChange({ ...item, step: step ?? 1 })} />
      </div>
      <fieldset className="qeditor__list">
        <legend>刻度上的文字</legend>
        {words.map((word, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- its value is being typed
          <div key={at} className="qeditor__row">
            <InputNumber
              aria-label={`文字${at + 1}在几分`}
              value={word.at}
              onChange={value => onChange({ ...item, words: replaced(words, at, { ...word, at: value ?? 0 }) })}
            />
            <Input
              aria-label={`文字${at + 1}`}
              value={word.label}
              onChange={event =>
                onChange({ ...item, words: replaced(words, at, { ...word, label: event.target.value }) })
              }
            />
            <ListBar name={`文字${at + 1}`} onRemove={() => onChange({ ...item, words: without(words, at) })} />
          </div>
        ))}
        <Button size="small" onClick={() => onChange({ ...item, words: [...words, { at: item.min, label: '' }] })}>
          添加文字
        </Button>
      </fieldset>
    </>
  )
}

function MatrixFields({ item, onChange }: KindProps<ItemOf<'matrix'>>) {
  const { rows } = item
  const id = freshKey(
    'r',
    rows.map(row => row.id),
  )
  return (
    <>
      <fieldset className="qeditor__list">
        <legend>行</legend>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- its id is being typed
          <div key={at} className="qeditor__row">
            <Input
              aria-label={`第${at + 1}行的文字`}
              value={row.text}
              onChange={event => onChange({ ...item, rows: replaced(rows, at, { ...row, text: event.target.value }) })}
            />
            <Input
              aria-label={`第${at + 1}行的编号`}
              className="qeditor__code"
              value={row.id}
              onChange={event =>
                onChange({ ...item, rows: replaced(rows, at, { ...row, id: event.target.value.trim() }) })
              }
            />
            <ListBar
              name={`第${at + 1}行`}
              onMove={by => onChange({ ...item, rows: moved(rows, at, by) })}
              onRemove={rows.length > 1 ? () => onChange({ ...item, rows: without(rows, at) }) : undefined}
            />
          </div>
        ))}
        <Button size="small" onClick={() => onChange({ ...item, rows: [...rows, { id, text: '' }] })}>
          添加行
        </Button>
      </fieldset>
      <OptionsEditor options={item.options} hasAlone={false} onChange={options => onChange({ ...item, options })} />
    </>
  )
}
