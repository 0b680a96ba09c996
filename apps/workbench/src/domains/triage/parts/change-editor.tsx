import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { triageChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { reviewProblems } from '@nethos/contract/triage/triage-review.ts'
import { Field } from '../../../controls/field.tsx'
import { dropTriage, saveTriage, submitTriage } from '../triage.calls.ts'
import { Differences } from './differences.tsx'
import { RuleFields } from './rule-fields.tsx'
import { TryOut } from './try-out.tsx'
import { untriedSentence, useTried } from './use-tried.ts'
import { WordFields } from './word-fields.tsx'

interface ChangeEditorProps {
  /** Of the draft that was read; null: none yet. */
  seenAt: number | null
  begun: { change: TriageChange; note: string }
  published: TriageChange
  onDropped: () => void
}

/** Words and rules, what is wrong with them, what they would change, and the way to another pair of eyes. */
export function ChangeEditor({ seenAt, begun, published, onDropped }: ChangeEditorProps) {
  const { message } = App.useApp()
  const [change, setChange] = useState(begun.change)
  const [note, setNote] = useState(begun.note)
  const saving = useAnswered(saveTriage)
  const submitting = useAnswered(submitTriage)
  const dropping = useCommand(dropTriage)
  const { tried, onTried } = useTried(change)
  const isShaped = triageChange.safeParse(change).success
  const problems = isShaped ? reviewProblems(builtIn, change) : ['有一处写得太短或太长，或词里有空格以外的分隔']
  const isTouched = change !== begun.change || note !== begun.note || seenAt === null
  /** When it was saved; undefined: it was not. */
  const save = async (): Promise<number | undefined> => {
    if (note.trim() === '') return void message.error('请写明为什么修改')
    if (!isShaped) return void message.error(problems[0])
    return (await saving.run({ seenAt, change, note }))?.writtenAt
  }
  const submit = async () => {
    if (problems.length > 0) return void message.error(problems[0])
    if (!tried) return void message.error(untriedSentence)
    const savedAt = isTouched || seenAt === null ? await save() : seenAt
    if (savedAt === undefined) return
    if (await submitting.run({ seenAt: savedAt, tried })) void message.success('已提交，等待另一位同事审核')
  }
  const drop = async () => {
    if (seenAt !== null && !(await dropping.run({}))) return
    onDropped()
  }
  return (
    <section className="office__section triage-desk__form" aria-label="修改">
      <h2>修改</h2>
      <WordFields change={change} onChange={setChange} />
      <RuleFields change={change} onChange={setChange} />
      <Field label="为什么修改">
        {its => <Input {...its} maxLength={200} value={note} onChange={event => setNote(event.target.value)} />}
      </Field>
      <Differences before={published} after={change} />
      {isShaped && problems.length === 0 && <TryOut published={published} change={change} onTried={onTried} />}
      <p role="alert">{problems[0] ?? saving.sentence ?? submitting.sentence}</p>
      <div className="triage-desk__bar">
        <Button type="primary" loading={submitting.isBusy} onClick={() => void submit()}>
          提交审核
        </Button>
        <Button
          loading={saving.isBusy}
          onClick={() => void save().then(savedAt => savedAt !== undefined && message.success('草稿已保存'))}
        >
          保存草稿
        </Button>
        <Button onClick={() => void drop()}>放弃修改</Button>
      </div>
    </section>
  )
}
