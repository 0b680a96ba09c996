import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import type { EditionDetail } from '@nethos/contract/common/editions.ts'
import type { EditionCalls } from './edition-calls.ts'
import { EditionEditor, type EditionForm } from './edition-editor.tsx'
import { EditionHistoryTable } from './edition-history.tsx'
import { EditionReview } from './edition-review.tsx'
import { Fault, Waiting } from './states.tsx'
import './edition.css'

export type { EditionForm } from './edition-editor.tsx'

interface EditionFrameProps<Document> {
  code: string
  calls: EditionCalls<Document>
  form: EditionForm<Document>
  /** What a new one begins with. */
  empty: Document
}

const nothingYet = <Document,>(code: string): EditionDetail<Document> => ({
  code,
  edition: null,
  isWithdrawn: false,
  document: null,
  draft: null,
  history: [],
})

/** One document: what is in use, its draft or what waits for review, and its history. */
export function EditionFrame<Document>(props: EditionFrameProps<Document>) {
  const { value, status, sentence, error, retry } = useServiceQuery(props.calls.one(props.code))
  if (value) return <Desk<Document> {...props} detail={value} />
  // Its code is free: it begins here.
  if (error instanceof RefusedError && error.code === commonRefusals.not_found.code)
    return <Desk<Document> {...props} detail={nothingYet(props.code)} />
  return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={8} />
}

function Desk<Document>({
  code,
  calls,
  form,
  empty,
  detail,
}: EditionFrameProps<Document> & { detail: EditionDetail<Document> }) {
  const [begun, setBegun] = useState<{ document: Document }>()
  const { draft, document: published } = detail
  const preview = (document: Document) => form.preview(document)
  return (
    <>
      <InUse detail={detail} calls={calls} />
      {draft?.status === 'reviewing' ? (
        <EditionReview
          code={code}
          calls={calls}
          draft={draft}
          published={published}
          words={form.words}
          preview={preview(draft.document)}
        />
      ) : draft || begun ? (
        <EditionEditor
          key={draft?.writtenAt ?? 0}
          code={code}
          calls={calls}
          form={form}
          seenAt={draft?.writtenAt ?? null}
          published={published}
          begun={draft ?? { document: begun?.document ?? empty, note: '' }}
          onDropped={() => setBegun(undefined)}
        />
      ) : (
        <div className="edition__columns">
          <Button type="primary" onClick={() => setBegun({ document: published ?? empty })}>
            {published ? '开始一份修改' : '开始编写'}
          </Button>
          {published && preview(published)}
        </div>
      )}
      <EditionHistoryTable
        code={code}
        calls={calls}
        history={detail.history}
        words={form.words}
        mayBegin={!draft && !begun}
        onBegin={document => setBegun({ document })}
      />
    </>
  )
}

interface InUseProps<Document> {
  detail: EditionDetail<Document>
  calls: EditionCalls<Document>
}

function InUse<Document>({ detail: { code, edition, isWithdrawn }, calls }: InUseProps<Document>) {
  const { modal, message } = App.useApp()
  const withdrawing = useCommand(calls.withdraw)
  if (edition === null) return <p className="edition__state">还没有发布过。</p>
  const name = edition === 0 ? '程序自带的版本（版本 0）' : `版本 ${edition}`
  if (isWithdrawn) return <p className="edition__state">{`${name}已下线，患者不能再开始；已开始的不受影响。`}</p>
  const withdraw = () =>
    void modal.confirm({
      title: '下线？',
      content: '下线后患者不能再开始，已开始的不受影响。重新发布一版就恢复。',
      okText: '下线',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await withdrawing.run({ code, edition })) void message.success('已下线')
      },
    })
  return (
    <p className="edition__state">
      {`现在使用${name}。`}
      <Button type="link" danger onClick={withdraw}>
        下线
      </Button>
    </p>
  )
}
