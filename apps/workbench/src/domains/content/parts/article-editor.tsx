import { Alert, App, Button, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { missingOf } from '@nethos/contract/content/article.rules.ts'
import { removeArticle, submitArticle, type DeskArticle } from '../content.calls.ts'
import { untitled } from '../content.words.ts'
import { ArticleForm } from './article-form.tsx'
import './content.css'
import { ShownArticle } from './shown-article.tsx'
import { useAutosave } from './use-autosave.ts'

const saved = {
  saved: '已保存',
  waiting: '正在输入…',
  saving: '正在保存…',
  failed: '还没有保存到服务器，文字留在这台电脑上',
}

/** A draft: kept while it is typed, looked at as patients will see it, sent to review. */
export function ArticleEditor({ article, list }: { article: DeskArticle; list: '/articles' | '/my-articles' }) {
  const { articleId, shelf } = article
  const draft = useAutosave(article)
  const { fields } = draft
  const [isPreviewing, setPreviewing] = useState(false)
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const submitting = useCommand(submitArticle)
  const removing = useCommand(removeArticle)
  const author = [fields.docName, fields.teamName].filter(Boolean).join('、') || fields.source

  const submit = async () => {
    const missing = missingOf({ shelf, ...fields })
    if (missing) return void message.error(missing)
    if (!(await draft.flush())) return void message.error('草稿还没有保存，请稍后再试')
    if (await submitting.run({ articleId })) void message.success('已提交，等待另一位同事审核')
  }
  const remove = () =>
    void modal.confirm({
      title: '删除这份草稿？',
      content: '删除后不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        await draft.flush()
        if (!(await removing.run({ articleId }))) return
        void message.success('已删除')
        void navigate(list)
      },
    })
  return (
    <>
      {draft.other && (
        <Alert
          type="warning"
          showIcon
          title="这台电脑上有一份没有保存的修改，但草稿后来在别处改过。"
          action={
            <>
              <Button onClick={draft.takeOther}>用这台电脑上的</Button> <Button onClick={draft.dropOther}>不用</Button>
            </>
          }
        />
      )}
      <ArticleForm
        isSigner={list === '/my-articles'}
        shelf={shelf}
        fields={fields}
        edition={draft.edition}
        onChange={draft.change}
      />
      {draft.saving === 'failed' && draft.sentence && <Alert type="error" showIcon title={draft.sentence} />}
      <div className="content-bar">
        <Button type="primary" loading={submitting.isBusy} onClick={() => void submit()}>
          提交审核
        </Button>
        <Button onClick={() => setPreviewing(true)}>预览</Button>
        {article.moves.length === 0 && <Button onClick={remove}>删除草稿</Button>}
        <span className="content-bar__kept" role="status">
          {saved[draft.saving]}
        </span>
      </div>
      {isPreviewing && (
        <Modal open title="患者看到的样子" footer={null} width={440} onCancel={() => setPreviewing(false)}>
          <ShownArticle title={fields.title || untitled} note={author} html={fields.content} />
        </Modal>
      )}
    </>
  )
}
