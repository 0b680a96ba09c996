import { nthOf } from '@nethos/contract/common/present.ts'
import { Button, InputNumber, Select, Switch } from 'antd'
import { itemsOf } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { Score, ScoreGroup, Term } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import type { QuestionItem } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { BandsEditor } from './bands-editor.tsx'
import { replaced, without } from './change.ts'
import { askable } from './condition-editor.tsx'
import { freshGroup, freshScore } from './fresh.ts'
import { ListBar } from './list-bar.tsx'
import type { PartProps } from './pages-editor.tsx'
import { Wrong } from './wrong.tsx'

const counts = new Set<QuestionItem['kind']>(['single', 'multiple', 'number', 'scale', 'slider', 'matrix'])
const unanswered = [
  { value: 'noScore', label: '有题没答就不计分' },
  { value: 'zero', label: '没答的算0分' },
] as const
const directions = [
  { value: 'worse', label: '分数越高越不好' },
  { value: 'better', label: '分数越高越好' },
] as const

/** Sums over questions, with their levels. */
export function ScoresEditor({ document, onChange, wrongAt }: PartProps) {
  const { scores } = document
  const put = (next: Score[]) => onChange({ ...document, scores: next })
  const questions = askable(itemsOf(document).filter(item => counts.has(item.kind)))
  return (
    <section className="qeditor" aria-label="评分">
      <h3>评分</h3>
      {scores.map((score, at) => (
        <div key={score.id} className="qeditor__list">
          <Wrong sentences={wrongAt(`scores/${at}`)} />
          <OneScore
            score={score}
            name={`评分${at + 1}`}
            questions={questions}
            onChange={next => put(replaced(scores, at, next))}
          />
          <ListBar name={`评分${at + 1}`} onRemove={() => put(without(scores, at))} />
        </div>
      ))}
      <div>
        <Button onClick={() => put([...scores, freshScore(scores.map(score => score.id))])}>添加评分</Button>
      </div>
    </section>
  )
}

interface Named<Value> {
  name: string
  questions: { value: string; label: string }[]
  onChange: (value: Value) => void
}

function OneScore({ score, name, questions, onChange }: Named<Score> & { score: Score }) {
  const put = (changes: Partial<Score>) => onChange({ ...score, ...changes })
  const { groups } = score
  return (
    <>
      <div className="qeditor__pair">
        <TextLine label={`${name}的名称`} value={score.title} onChange={title => put({ title })} />
        <ChoiceLine
          label="没有回答的题"
          value={score.unanswered}
          options={unanswered}
          onChange={next => put({ unanswered: next })}
        />
        <ChoiceLine label="方向" value={score.higherIs} options={directions} onChange={higherIs => put({ higherIs })} />
      </div>
      {groups.map((group, at) => (
        <OneGroup
          key={group.id}
          group={group}
          name={`${name}的分组${at + 1}`}
          isOnly={groups.length === 1}
          questions={questions}
          onChange={next => put({ groups: replaced(groups, at, next) })}
          onRemove={() => put({ groups: without(groups, at) })}
        />
      ))}
      <div>
        <Button size="small" onClick={() => put({ groups: [...groups, freshGroup(groups.map(group => group.id))] })}>
          添加分组
        </Button>
      </div>
      <BandsEditor name={`${name}的分级`} bands={score.bands} onChange={bands => put({ bands })} />
    </>
  )
}

interface OneGroupProps extends Named<ScoreGroup> {
  group: ScoreGroup
  isOnly: boolean
  onRemove: () => void
}

function OneGroup({ group, name, isOnly, questions, onChange, onRemove }: OneGroupProps) {
  const { terms } = group
  const choose = (chosen: string[]) =>
    onChange({
      ...group,
      terms: chosen.map(
        question => terms.find(term => term.question === question) ?? { question, reversed: false, weight: 1 },
      ),
    })
  const term = (at: number, changes: Partial<Term>) =>
    onChange({ ...group, terms: replaced(terms, at, { ...nthOf(terms, at), ...changes }) })
  return (
    <fieldset className="qeditor__list">
      <legend>{isOnly ? '计分的题' : group.title}</legend>
      {!isOnly && (
        <TextLine label={`${name}的名称`} value={group.title} onChange={title => onChange({ ...group, title })} />
      )}
      <Select
        mode="multiple"
        aria-label={`${name}计分的题`}
        placeholder="选择计分的题"
        showSearch={{ optionFilterProp: 'label' }}
        options={questions}
        value={terms.map(one => one.question)}
        onChange={choose}
      />
      {terms.map((one, at) => (
        <div key={one.question} className="qeditor__row">
          <span>{one.question}</span>
          <Switch
            aria-label={`${one.question}反向计分`}
            checkedChildren="反向"
            unCheckedChildren="正向"
            checked={one.reversed}
            onChange={reversed => term(at, { reversed })}
          />
          <InputNumber
            aria-label={`${one.question}的权重`}
            prefix="×"
            value={one.weight}
            onChange={weight => term(at, { weight: weight ?? 1 })}
          />
        </div>
      ))}
      {!isOnly && (
        <>
          <BandsEditor name={`${name}的分级`} bands={group.bands} onChange={bands => onChange({ ...group, bands })} />
          <ListBar name={name} onRemove={onRemove} />
        </>
      )}
    </fieldset>
  )
}
