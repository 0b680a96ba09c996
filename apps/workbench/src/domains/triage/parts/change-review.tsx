import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { publishTriage, sendBackTriage, type TriageDesk } from '../triage.calls.ts'
import { Differences } from './differences.tsx'
import { TryOut } from './try-out.tsx'
import { untriedSentence, useTried } from './use-tried.ts'

interface ChangeReviewProps {
  draft: NonNullable<TriageDesk['draft']>
  published: TriageChange
}

/** A change that waits for another pair of eyes. */
export function ChangeReview({ draft, published }: ChangeReviewProps) {
  const { modal, message } = App.useApp()
  const publishing = useCommand(publishTriage)
  const sending = useCommand(sendBackTriage)
  const { tried, onTried } = useTried(draft.change)
  const publish = () => {
    if (!tried) return void message.error(untriedSentence)
    modal.confirm({
      title: '发布这份修改？',
      content: '发布后，患者的页面和服务器都按新的词和规则识别。',
      okText: '发布',
      cancelText: '返回',
      onOk: async () => {
        if (await publishing.run({ seenAt: draft.writtenAt, tried })) void message.success('已发布')
      },
    })
  }
  const sendBack = async () => {
    if (await sending.run({})) void message.success('已退回，可以继续修改')
  }
  return (
    <section className="office__section" aria-label="等待审核的修改">
      <h2>等待审核的修改</h2>
      <p>{`${draft.note}（${draft.writerName} ${dayAndTime(draft.writtenAt)}）`}</p>
      <Differences before={published} after={draft.change} />
      <TryOut published={published} change={draft.change} onTried={onTried} />
      <div className="triage-desk__bar">
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
