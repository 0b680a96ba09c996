import { App, Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { feedbackLimits } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackAnswer } from '@nethos/contract/feedback/feedback.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { openComplaint } from '../complaint.calls.ts'
import { answerFeedback, closeFeedback, type DeskFeedback } from '../feedback.calls.ts'

/** Answer and close, as long as it is not closed. */
export function LetterActions({ feedback: { feedbackId, feedbackState, kind } }: { feedback: DeskFeedback }) {
  const [isAnswering, setAnswering] = useState(false)
  const { modal, message } = App.useApp()
  const answering = useCommand(answerFeedback)
  const closing = useCommand(closeFeedback)
  const opening = useCommand(openComplaint)
  const go = useNavigate()
  if (kind === 'complaint') return <Link to={`/complaints/${feedbackId}`}>到投诉处理中办理</Link>
  if (feedbackState === 'closed') return null

  const answer = async (content: string) => {
    const done = await answering.run({ feedbackId, content })
    if (done) void message.success('已回复，患者会收到消息')
    return done === true
  }
  const close = () =>
    void modal.confirm({
      title: '办结这条反馈？',
      content: `${feedbackState === 'open' ? '这条反馈还没有回复。' : ''}办结后不能再回复，患者会看到「已办结」。`,
      okText: '办结',
      cancelText: '返回',
      onOk: async () => {
        if (await closing.run({ feedbackId })) void message.success('已办结')
      },
    })
  const toComplaint = () =>
    void modal.confirm({
      title: '转为投诉处理？',
      content: '转为投诉后，由专人负责，并在规定的时限内答复患者。不能转回意见反馈。',
      okText: '转为投诉',
      cancelText: '返回',
      onOk: async () => {
        if (await opening.run({ feedbackId })) await go(`/complaints/${feedbackId}`)
      },
    })
  return (
    <div className="letter__actions">
      <Button type="primary" onClick={() => setAnswering(true)}>
        回复
      </Button>
      <Button onClick={close}>办结</Button>
      <Button onClick={toComplaint}>转为投诉</Button>
      {isAnswering && (
        <TextDialog
          title="回复患者"
          label="回复内容"
          yes="发送回复"
          most={feedbackLimits.answer}
          wrong={text => sentenceOf(feedbackAnswer, text)}
          onYes={answer}
          onClose={() => setAnswering(false)}
        >
          患者会在「我的反馈」里看到回复，并收到一条消息。
        </TextDialog>
      )}
    </div>
  )
}
