import { App, Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { draftBody } from '@nethos/contract/content/article.rules.ts'
import { missingInText, textLink, textTitle, textVersion } from '@nethos/contract/content/text-desk.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { useUnsaved } from '../../../patterns/use-unsaved.ts'
import { dropText, saveText, submitText, type DeskText } from '../texts.calls.ts'
import { BodyField } from './body-field.tsx'
import { ShownArticle } from './shown-article.tsx'

/** A change of a text: written, looked at as patients will see it, sent to another one. */
export function TextEditor({ text: { kind, textId, current, change } }: { text: DeskText }) {
  const id = useId()
  const [before] = useState(() => {
    const { title = '', edition = '', content = '', link = '' } = change ?? current ?? {}
    return { title, edition, content, link }
  })
  const [draft, setDraft] = useState(before)
  const { modal, message } = App.useApp()
  const saving = useAnswered(saveText)
  const submitting = useAnswered(submitText)
  const dropping = useCommand(dropText)
  const isTouched = JSON.stringify(draft) !== JSON.stringify(before)
  const put = (changed: Partial<typeof draft>) => setDraft(now => ({ ...now, ...changed }))
  const wrong = {
    title: sentenceOf(textTitle, draft.title),
    edition: sentenceOf(textVersion, draft.edition),
    link: sentenceOf(textLink, draft.link),
    content: sentenceOf(draftBody, draft.content),
  }
  useUnsaved(isTouched, {
    title: '修改还没有保存，确定离开吗？',
    content: '离开后，没有保存的修改会丢失。需要保留时，请先保存草稿。',
    leave: '不保存，离开',
    stay: '继续修改',
  })

  const save = async (): Promise<boolean> => {
    const why = Object.values(wrong).find(Boolean)
    if (why) return (void message.error(why), false)
    const seenAt = change?.writtenAt ?? null
    return (await saving.run({ kind, textId, seenAt, ...draft })) !== undefined
  }
  const saveNow = async () => {
    if (await save()) void message.success('草稿已保存，患者看到的没有变')
  }
  const submit = async () => {
    const missing = missingInText({ kind, ...draft })
    if (missing) return void message.error(missing)
    if ((isTouched || !change) && !(await save())) return
    if (await submitting.run({ kind, textId })) void message.success('已提交，等待另一位同事审核')
  }
  const drop = () =>
    void modal.confirm({
      title: '放弃这份修改？',
      content: '草稿会被删除，患者看到的文字不变。',
      okText: '放弃修改',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await dropping.run({ kind, textId })) void message.success('已放弃')
      },
    })
  const line = (key: 'title' | 'edition' | 'link', label: string, hint?: string) => (
    <Field label={label} hint={hint} wrong={wrong[key] && isTouched ? wrong[key] : undefined}>
      {its => <Input {...its} value={draft[key]} onChange={event => put({ [key]: event.target.value })} />}
    </Field>
  )
  return (
    <div className="content-fields">
      {line('title', '标题')}
      {kind === 'standing'
        ? line('edition', '版本号', '内容有实质变化时请改版本号：同意过旧版本的患者会被再次询问')
        : line('link', '直接打开的链接（选填）', '填写后，患者打开这个页面会直接到这个地址，不显示正文')}
      <div className="content-field">
        <label htmlFor={`${id}-body`}>正文</label>
        <BodyField id={`${id}-body`} html={before.content} onChange={content => put({ content })} />
      </div>
      <p className="content-field__wrong" role="alert">
        {saving.sentence ?? submitting.sentence}
      </p>
      <div className="content-bar">
        <Button type="primary" loading={submitting.isBusy} onClick={() => void submit()}>
          提交审核
        </Button>
        <Button loading={saving.isBusy} disabled={!isTouched} onClick={() => void saveNow()}>
          保存草稿
        </Button>
        <PreviewButton draft={draft} />
        {change && <Button onClick={drop}>放弃修改</Button>}
        <span className="content-bar__kept" role="status">
          {isTouched ? '有修改还没有保存' : change ? '草稿已保存' : ''}
        </span>
      </div>
    </div>
  )
}

function PreviewButton({
  draft: { title, edition, content },
}: {
  draft: Record<'title' | 'edition' | 'content', string>
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>预览</Button>
      {isOpen && (
        <Modal open title="患者看到的样子" footer={null} width={440} onCancel={() => setOpen(false)}>
          <ShownArticle title={title} note={edition && `版本 ${edition}`} html={content} />
        </Modal>
      )}
    </>
  )
}
