import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { publishText, sendBackText, type DeskText } from '../texts.calls.ts'
import { ShownArticle } from './shown-article.tsx'

interface TextReviewProps {
  text: DeskText
  change: NonNullable<DeskText['change']>
}

/** A change that waits for another pair of eyes. */
export function TextReview({ text: { kind, textId }, change }: TextReviewProps) {
  const { modal, message } = App.useApp()
  const publishing = useCommand(publishText)
  const sending = useCommand(sendBackText)
  const publish = () =>
    void modal.confirm({
      title: '发布这份修改？',
      content:
        kind === 'standing'
          ? '发布后患者马上看到新的文字。版本号改变时，同意过旧版本的患者会被再次询问。'
          : '发布后患者马上看到新的文字。',
      okText: '发布',
      cancelText: '返回',
      onOk: async () => {
        if (await publishing.run({ kind, textId, seenAt: change.writtenAt })) void message.success('已发布')
      },
    })
  const sendBack = async () => {
    if (await sending.run({ kind, textId })) void message.success('已退回，可以继续修改')
  }
  return (
    <section className="office__section">
      <h2>等待审核的修改</h2>
      <ShownArticle
        title={change.title}
        note={[change.edition && `版本 ${change.edition}`, `${change.writerName} ${dayAndTime(change.writtenAt)}`]
          .filter(Boolean)
          .join(' · ')}
        html={change.link ? `<p>打开 ${change.link}</p>` : change.content}
      />
      <div className="content-bar">
        {change.isOwn ? (
          <span>由您撰写，须由另一位同事审核发布。</span>
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
