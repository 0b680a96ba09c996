import { App, Button } from 'antd'
import type { ReactNode } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { EditionDetail } from '@nethos/contract/common/editions.ts'
import type { EditionCalls } from './edition-calls.ts'
import { DifferenceTable } from './edition-difference-table.tsx'

interface EditionReviewProps<Document> {
  code: string
  calls: EditionCalls<Document>
  draft: NonNullable<EditionDetail<Document>['draft']>
  published: Document | null
  words: Readonly<Record<string, string>>
  preview: ReactNode
}

/** A draft that waits for another pair of eyes. */
export function EditionReview<Document>(props: EditionReviewProps<Document>) {
  const { code, calls, draft, published, words, preview } = props
  const { modal, message } = App.useApp()
  const publishing = useCommand(calls.publish)
  const sending = useCommand(calls.sendBack)
  const publish = () =>
    void modal.confirm({
      title: '发布这份修改？',
      content: '发布后，患者看到的就是这一版。',
      okText: '发布',
      cancelText: '返回',
      onOk: async () => {
        if (await publishing.run({ code, seenAt: draft.writtenAt })) void message.success('已发布')
      },
    })
  const sendBack = async () => {
    if (await sending.run({ code })) void message.success('已退回，可以继续修改')
  }
  return (
    <section className="office__section" aria-label="等待审核的修改">
      <h2>等待审核的修改</h2>
      <p>{`${draft.note}（${draft.writerName} ${dayAndTime(draft.writtenAt)}）`}</p>
      <div className="edition__columns">
        <DifferenceTable before={published} after={draft.document} words={words} />
        {preview}
      </div>
      <div className="edition__bar">
        {draft.isOwn ? (
          <span>由您修改，须由另一位同事审核发布。</span>
        ) : (
          <Button type="primary" onClick={publish}>
            发布
          </Button>
        )}
        <Button loading={sending.isBusy} onClick={() => void sendBack()}>
          退回修改
        </Button>
      </div>
    </section>
  )
}
