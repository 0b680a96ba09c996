import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { feedbackLimits } from '@nethos/contract/feedback/feedback.kinds.ts'
import { complaintAgain } from '@nethos/contract/feedback/feedback.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { reopenFeedback } from '../feedback.calls.ts'

/** Not satisfied with the answer to a complaint: what is still wrong, and it is looked into once more. */
export function AgainCard({ feedbackId }: { feedbackId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const { run } = useCommand(reopenFeedback)
  const wrong = sentenceOf(complaintAgain, content)
  const send = async () => {
    setTried(true)
    if (wrong) return
    if (await run({ feedbackId, content })) toast('已提交，我们会在5个工作日内再次答复您')
  }
  return (
    <Card title="对答复不满意？">
      {isOpen ? (
        <>
          <EmergencyIn texts={[content]} />
          <AreaField
            label="补充说明"
            placeholder="请写下还有哪些问题没有解决"
            rows={4}
            limit={feedbackLimits.again}
            value={content}
            onChange={event => setContent(event.target.value)}
            error={isTried ? wrong : undefined}
          />
          <Button onClick={send}>再次提交</Button>
        </>
      ) : (
        <>
          <p>您可以补充说明，我们会重新处理并再次答复您。</p>
          <Button look="soft" onClick={() => setOpen(true)}>
            补充说明
          </Button>
        </>
      )}
    </Card>
  )
}
