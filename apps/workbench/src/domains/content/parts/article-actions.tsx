import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { articleReason } from '@nethos/contract/content/article.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { PublishLater } from './publish-later.tsx'
import { publishArticle, reworkArticle, sendBackArticle, withdrawArticle, type DeskArticle } from '../content.calls.ts'

/** What can be done with a text that is no draft. */
export function ArticleActions({ article }: { article: DeskArticle }) {
  const { articleId, articleStatus, events, isOwn, writtenAt } = article
  const [asking, setAsking] = useState<'send_back' | 'withdraw' | 'later'>()
  const { modal, message } = App.useApp()
  const publishing = useCommand(publishArticle)
  const sending = useCommand(sendBackArticle)
  const withdrawing = useCommand(withdrawArticle)
  const reworking = useCommand(reworkArticle)

  const publish = () =>
    void modal.confirm({
      title: '发布这篇内容？',
      content: '发布后患者马上可以看到，也能搜索到。',
      okText: '发布',
      cancelText: '返回',
      onOk: async () => {
        if (await publishing.run({ articleId, seenAt: writtenAt })) void message.success('已发布')
      },
    })
  const sendBack = async (reason: string) => {
    const isDone = await sending.run({ articleId, reason })
    if (isDone) void message.success('已退回，可以继续修改')
    return isDone === true
  }
  const withdraw = async (reason: string) => {
    const isDone = await withdrawing.run({ articleId, reason })
    if (isDone) void message.success('已下线，患者不再看到')
    return isDone === true
  }
  return (
    <div className="content-bar">
      {events.includes('publish') && (
        <Button type="primary" onClick={publish}>
          发布
        </Button>
      )}
      {events.includes('publish') && <Button onClick={() => setAsking('later')}>定时发布</Button>}
      {events.includes('send_back') && <Button onClick={() => setAsking('send_back')}>退回修改</Button>}
      {events.includes('withdraw') && (
        <Button danger onClick={() => setAsking('withdraw')}>
          下线
        </Button>
      )}
      {events.includes('rework') && (
        <Button type="primary" loading={reworking.isBusy} onClick={() => void reworking.run({ articleId })}>
          重新编辑
        </Button>
      )}
      {articleStatus === 'reviewing' && isOwn && <span>由您撰写，须由另一位同事审核发布。</span>}
      {asking === 'later' && (
        <PublishLater articleId={articleId} seenAt={writtenAt} onClose={() => setAsking(undefined)} />
      )}
      {asking && asking !== 'later' && (
        <TextDialog
          key={asking}
          title={asking === 'withdraw' ? '下线这篇内容？' : '退回修改？'}
          label="原因"
          yes={asking === 'withdraw' ? '下线' : '退回'}
          isDangerous={asking === 'withdraw'}
          most={200}
          wrong={text => sentenceOf(articleReason, text)}
          onYes={asking === 'withdraw' ? withdraw : sendBack}
          onClose={() => setAsking(undefined)}
        >
          {asking === 'withdraw'
            ? '下线后患者马上看不到，也搜索不到。重新编辑并审核后可以再次发布。'
            : '内容回到草稿，撰写的同事会看到原因。'}
        </TextDialog>
      )}
    </div>
  )
}
