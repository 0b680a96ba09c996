import { nthOf } from '@nethos/contract/common/present.ts'
import { Button, Input } from 'antd'
import { itemsOf } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { Helpline, RedFlag } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { AreaLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { replaced, without } from './change.ts'
import { askable, ConditionEditor } from './condition-editor.tsx'
import { freshCondition, freshKey } from './fresh.ts'
import { ListBar } from './list-bar.tsx'
import type { PartProps } from './pages-editor.tsx'
import { Wrong } from './wrong.tsx'

/** What some answers mean, and what is said at once. */
export function FlagsEditor({ document, onChange, wrongAt }: PartProps) {
  const { redFlags } = document
  const items = itemsOf(document)
  const put = (next: RedFlag[]) => onChange({ ...document, redFlags: next })
  const [first] = askable(items)
  const id = freshKey(
    'flag',
    redFlags.map(flag => flag.id),
  )
  const fresh = (question: string): RedFlag => ({
    id,
    when: { behaviour: 'any', conditions: [freshCondition(question)] },
    title: '',
    advice: '',
    helplines: [],
    flagged: true,
  })
  return (
    <section className="qeditor" aria-label="危险信号">
      <h3>危险信号</h3>
      {redFlags.map((flag, at) => (
        <div key={flag.id} className="qeditor__list">
          <Wrong sentences={wrongAt(`redFlags/${at}`)} />
          <OneFlag flag={flag} name={`危险信号${at + 1}`} onChange={next => put(replaced(redFlags, at, next))}>
            <ConditionEditor
              label={`危险信号${at + 1}的条件`}
              when={flag.when}
              items={items}
              onChange={when => put(replaced(redFlags, at, { ...flag, when }))}
            />
          </OneFlag>
          <ListBar name={`危险信号${at + 1}`} onRemove={() => put(without(redFlags, at))} />
        </div>
      ))}
      {first && (
        <div>
          <Button onClick={() => put([...redFlags, fresh(first.value)])}>添加危险信号</Button>
        </div>
      )}
    </section>
  )
}

interface OneFlagProps {
  flag: RedFlag
  name: string
  onChange: (flag: RedFlag) => void
  children: React.ReactNode
}

function OneFlag({ flag, name, onChange, children }: OneFlagProps) {
  const put = (changes: Partial<RedFlag>) => onChange({ ...flag, ...changes })
  const { helplines } = flag
  const line = (at: number, changes: Partial<Helpline>) =>
    put({ helplines: replaced(helplines, at, { ...nthOf(helplines, at), ...changes }) })
  return (
    <>
      <TextLine label={`${name}的标题`} value={flag.title} onChange={title => put({ title })} />
      <AreaLine
        label={`${name}的建议`}
        hint="患者一选就看到，写清楚现在该做什么"
        minRows={2}
        maxRows={8}
        value={flag.advice}
        onChange={advice => put({ advice })}
      />
      {children}
      {helplines.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its number is being typed
        <div key={at} className="qeditor__row">
          <Input
            aria-label={`${name}的电话${at + 1}名称`}
            value={one.name}
            onChange={event => line(at, { name: event.target.value })}
          />
          <Input
            aria-label={`${name}的电话${at + 1}`}
            value={one.number}
            onChange={event => line(at, { number: event.target.value.trim() })}
          />
          <ListBar name={`${name}的电话${at + 1}`} onRemove={() => put({ helplines: without(helplines, at) })} />
        </div>
      ))}
      <div>
        <Button size="small" onClick={() => put({ helplines: [...helplines, { name: '', number: '' }] })}>
          添加电话
        </Button>
      </div>
      <SwitchLine label="提交后通知护士查看" value={flag.flagged} onChange={flagged => put({ flagged })} />
    </>
  )
}
