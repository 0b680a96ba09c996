import { firstOf } from '@nethos/contract/common/present.ts'
import { Button } from 'antd'
import type { QuestionItem, ShownWhen } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { AreaLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { askable, ConditionEditor } from './condition-editor.tsx'
import { freshCondition } from './fresh.ts'
import { KindFields } from './kind-fields.tsx'
import { Wrong } from './wrong.tsx'

interface ItemCardProps {
  item: QuestionItem
  /** The items before it: what its conditions may look at. */
  before: readonly QuestionItem[]
  wrong: readonly string[]
  onChange: (item: QuestionItem) => void
  onRename: (id: string) => void
}

/** One item with everything that it has. */
export function ItemCard({ item, before, wrong, onChange, onRename }: ItemCardProps) {
  const questions = askable(before)
  const putShown = (shownWhen: ShownWhen | undefined) => onChange({ ...item, shownWhen })
  return (
    <div className="qeditor__item">
      <Wrong sentences={wrong} />
      <AreaLine
        label={item.kind === 'note' ? '说明文字' : '题目'}
        minRows={1}
        maxRows={6}
        value={item.text}
        onChange={text => onChange({ ...item, text })}
      />
      <div className="qeditor__pair">
        <TextLine
          label="题目下的小字"
          value={item.help ?? ''}
          onChange={help => onChange({ ...item, help: help || undefined })}
        />
        <TextLine label="编号" hint="改编号时，条件和评分一起改" value={item.id} onChange={id => onRename(id.trim())} />
        {item.kind !== 'note' && (
          <SwitchLine label="必填" value={item.required} onChange={required => onChange({ ...item, required })} />
        )}
      </div>
      <KindFields item={item} onChange={onChange} />
      {item.shownWhen ? (
        <>
          <ConditionEditor label="什么时候显示" when={item.shownWhen} items={before} onChange={putShown} />
          <div>
            <Button size="small" onClick={() => putShown(undefined)}>
              总是显示
            </Button>
          </div>
        </>
      ) : (
        questions[0] && (
          <div>
            <Button
              size="small"
              onClick={() => putShown({ behaviour: 'all', conditions: [freshCondition(firstOf(questions).value)] })}
            >
              设置显示条件
            </Button>
          </div>
        )
      )}
    </div>
  )
}
