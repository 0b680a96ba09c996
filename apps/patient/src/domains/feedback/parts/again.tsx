import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { feedbackLimits } from '@nethos/contract/feedback/feedback.kinds.ts'
import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { complaintAgain } from '@nethos/contract/feedback/feedback.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { reopenFeedback } from '../feedback.calls.ts'

/** Not satisfied with the answer to a complaint: what is still wrong, and it is looked into once more. */
export function Again({ feedbackId }: { feedbackId: string }) {
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  const { run } = useCommand(reopenFeedback)
  const go = useNavigate()
  const wrong = sentenceOf(complaintAgain, content)
  const send = async () => {
    setTried(true)
    if (wrong || !(await run({ feedbackId, content }))) return
    toast('已提交，我们会在5个工作日内再次答复您')
    await go(feedbackPages.detail.to({ id: feedbackId }), { replace: true })
  }
  return (
    <FormPage submit="再次提交" onSubmit={send}>
      <EmergencyIn texts={[content]} />
      <Card>
        <AreaField
          label="补充说明"
          placeholder="请写下还有哪些问题没有解决"
          rows={6}
          limit={feedbackLimits.again}
          value={content}
          onChange={event => setContent(event.target.value)}
          error={isTried ? wrong : undefined}
        />
      </Card>
    </FormPage>
  )
}
