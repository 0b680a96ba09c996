import { nthOf } from '@nethos/contract/common/present.ts'
import { Button, Checkbox, Input, InputNumber } from 'antd'
import type { QuestionOption } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { moved, replaced, without } from './change.ts'
import { freshOption } from './fresh.ts'
import { ListBar } from './list-bar.tsx'

interface OptionsEditorProps {
  options: readonly QuestionOption[]
  /** Of a multiple choice: one may be chosen alone. */
  hasAlone: boolean
  onChange: (options: QuestionOption[]) => void
}

/** The answers to choose from: words, the code that conditions look at, and what each counts. */
export function OptionsEditor({ options, hasAlone, onChange }: OptionsEditorProps) {
  const change = (at: number, changes: Partial<QuestionOption>) =>
    onChange(replaced(options, at, { ...nthOf(options, at), ...changes }))
  return (
    <fieldset className="qeditor__list">
      <legend>选项</legend>
      {options.map((option, at) => {
        const name = `第${at + 1}个选项`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- its value is being typed
          <div key={at} className="qeditor__row">
            <Input
              aria-label={`${name}的文字`}
              placeholder="选项文字"
              value={option.label}
              onChange={event => change(at, { label: event.target.value })}
            />
            <Input
              aria-label={`${name}的编号`}
              className="qeditor__code"
              value={option.value}
              onChange={event => change(at, { value: event.target.value.trim() })}
            />
            <InputNumber
              aria-label={`${name}的分值`}
              placeholder="分值"
              value={option.score ?? null}
              onChange={score => change(at, { score: score ?? undefined })}
            />
            {hasAlone && (
              <Checkbox
                checked={option.alone ?? false}
                onChange={event => change(at, { alone: event.target.checked || undefined })}
              >
                单独选
              </Checkbox>
            )}
            <ListBar
              name={name}
              onMove={by => onChange(moved(options, at, by))}
              onRemove={options.length > 2 ? () => onChange(without(options, at)) : undefined}
            />
          </div>
        )
      })}
      <Button size="small" onClick={() => onChange([...options, freshOption(options)])}>
        添加选项
      </Button>
    </fieldset>
  )
}
