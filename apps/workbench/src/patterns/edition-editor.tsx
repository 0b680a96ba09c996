import { App, Button, Collapse, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { Field } from '../controls/field.tsx'
import type { EditionCalls } from './edition-calls.ts'
import { DifferenceTable } from './edition-difference-table.tsx'
import { useHistory } from './edition-history-of-draft.ts'
import { useUnsaved } from './use-unsaved.ts'

/** How a kind of document is written and shown. */
export interface EditionForm<Document> {
  /** The fields; `document` is what stands in them. */
  editor: (document: Document, onChange: (document: Document) => void) => ReactNode
  /** As a patient will see it. */
  preview: (document: Document) => ReactNode
  /** Why it may not be published, in the editor's words; the shape first. */
  problemsOf: (document: Document) => readonly string[]
  /** The Chinese names of the document's fields. */
  words: Readonly<Record<string, string>>
}

interface EditionEditorProps<Document> {
  code: string
  calls: EditionCalls<Document>
  form: EditionForm<Document>
  /** Of the draft that was read; null: none yet. */
  seenAt: number | null
  begun: { document: Document; note: string }
  /** What is in use, to compare with; null: nothing was published. */
  published: Document | null
  onDropped: () => void
}

/** The fields, what is wrong with them, how it will look, and the way to another pair of eyes. */
export function EditionEditor<Document>(props: EditionEditorProps<Document>) {
  const { code, calls, form, seenAt, begun, published, onDropped } = props
  const { message } = App.useApp()
  const { document, setDocument, undo, redo } = useHistory(begun.document)
  const [note, setNote] = useState(begun.note)
  const saving = useAnswered(calls.save)
  const submitting = useAnswered(calls.submit)
  const dropping = useCommand(calls.drop)
  const problems = form.problemsOf(document)
  const isTouched = document !== begun.document || note !== begun.note
  useUnsaved(isTouched && !saving.isBusy, {
    title: '离开前不保存？',
    content: '离开后，刚才修改的内容不会保留。',
    leave: '离开',
    stay: '继续修改',
  })
  const save = async (): Promise<number | undefined> => {
    if (note.trim() === '') return (void message.error('请写明修改了什么'), undefined)
    return (await saving.run({ code, seenAt, document, note }))?.writtenAt
  }
  const submit = async () => {
    if (problems[0]) return void message.error(problems[0])
    const writtenAt = isTouched || seenAt === null ? await save() : seenAt
    if (writtenAt === undefined) return
    if (await submitting.run({ code, seenAt: writtenAt })) void message.success('已提交，等待另一位同事审核')
  }
  const drop = async () => {
    if (seenAt !== null && !(await dropping.run({ code }))) return
    onDropped()
  }
  return (
    <section className="office__section" aria-label="修改">
      <h2>修改</h2>
      <div className="edition__columns">
        <div className="edition__fields">
          {form.editor(document, setDocument)}
          <Field label="修改了什么，为什么">
            {its => <Input {...its} maxLength={200} value={note} onChange={event => setNote(event.target.value)} />}
          </Field>
        </div>
        {form.preview(document)}
      </div>
      <p role="alert">{problems[0] ?? saving.sentence ?? submitting.sentence}</p>
      <div className="edition__bar">
        <Button type="primary" loading={submitting.isBusy} onClick={() => void submit()}>
          提交审核
        </Button>
        <Button
          loading={saving.isBusy}
          onClick={() => void save().then(writtenAt => void (writtenAt && message.success('草稿已保存')))}
        >
          保存草稿
        </Button>
        <Button disabled={!undo} onClick={undo}>
          撤销
        </Button>
        <Button disabled={!redo} onClick={redo}>
          重做
        </Button>
        <Button onClick={() => void drop()}>放弃修改</Button>
      </div>
      {published !== null && <Difference before={published} after={document} words={form.words} />}
    </section>
  )
}

const Difference = (shown: { before: unknown; after: unknown; words: Readonly<Record<string, string>> }) => (
  <Collapse
    className="edition__difference"
    size="small"
    items={[{ key: 'difference', label: '和使用中的版本的差异', children: <DifferenceTable {...shown} /> }]}
  />
)
