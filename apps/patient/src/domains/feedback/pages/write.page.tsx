import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import type { Uploaded } from '@nethos/calls/upload.ts'
import {
  feedbackKindNames,
  feedbackKinds,
  feedbackLimits,
  type FeedbackKind,
} from '@nethos/contract/feedback/feedback.kinds.ts'
import { contact, contactWay, feedbackContent } from '@nethos/contract/feedback/feedback.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { sendFeedback } from '../feedback.calls.ts'
import { Again } from '../parts/again.tsx'

interface Draft {
  kind: FeedbackKind
  content: string
  contact: string
  contactWay: string
  pictures: readonly Uploaded[]
}

const empty: Omit<Draft, 'kind'> = { content: '', contact: '', contactWay: '', pictures: [] }
const kinds = feedbackKindNames.map(value => ({ value, label: feedbackKinds[value] }))

/** 意见反馈: a letter to the hospital, and after it a thank-you. */
export default function WritePage() {
  const [query] = useSearchParams()
  const [sentId, setSentId] = useState<string>()
  const feedbackId = query.get('feedbackId')
  if (feedbackId) return <Again feedbackId={feedbackId} />
  return sentId === undefined ? (
    <Letter consultId={query.get('consultId') ?? ''} onSent={setSentId} />
  ) : (
    <Thanks feedbackId={sentId} />
  )
}

/** About a consult it is a complaint. */
function Letter({ consultId, onSent }: { consultId: string; onSent: (feedbackId: string) => void }) {
  const draft = useDraft<Draft>(consultId ? `feedback.${consultId}` : 'feedback', {
    ...empty,
    kind: consultId ? 'complaint' : 'trouble',
  })
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const send = useCommand(sendFeedback)
  const { pictures, ...words } = draft.value
  const put = (changes: Partial<Draft>) => draft.set({ ...draft.value, ...changes })
  const wrong = {
    content: sentenceOf(feedbackContent, words.content),
    contact: sentenceOf(contact, words.contact),
    contactWay: sentenceOf(contactWay, words.contactWay),
  }

  const submit = async () => {
    setTried(true)
    if (isUploading) return toast('正在上传中...')
    if (wrong.content ?? wrong.contact ?? wrong.contactWay) return
    const sent = await send.run({ ...words, attaIdList: pictures.map(one => one.attaId), consultId })
    if (!sent) return
    draft.clear()
    onSent(sent.feedbackId)
  }
  return (
    <FormPage submit="提交" onSubmit={submit} action={<Link to={feedbackPages.list.at}>我的反馈</Link>}>
      <Card>
        {consultId ? (
          <p>您在投诉一次咨询。处理投诉的工作人员会查看这次咨询的内容，并在5个工作日内答复您。</p>
        ) : (
          <Chips label="反馈类型" choices={kinds} value={words.kind} onChange={kind => put({ kind })} />
        )}
      </Card>
      <EmergencyIn texts={[words.content]} />
      <Card>
        <AreaField
          label="反馈内容"
          placeholder="请写下您遇到的问题或建议，写得越具体，我们处理得越快"
          rows={6}
          limit={feedbackLimits.content}
          value={words.content}
          onChange={event => put({ content: event.target.value })}
          error={isTried || words.content.trim() !== '' ? wrong.content : undefined}
        />
        <PicturesField
          label="图片（选填）"
          most={feedbackLimits.pictures}
          pictures={pictures}
          onChange={change => put({ pictures: change(pictures) })}
          onBusy={setUploading}
        />
      </Card>
      <Card>
        <TextField
          label="联系人（选填）"
          value={words.contact}
          onChange={event => put({ contact: event.target.value })}
          error={wrong.contact}
        />
        <TextField
          label="联系方式（选填）"
          hint="电话、微信或邮箱，方便工作人员联系您"
          value={words.contactWay}
          onChange={event => put({ contactWay: event.target.value })}
          error={wrong.contactWay}
        />
      </Card>
    </FormPage>
  )
}

function Thanks({ feedbackId }: { feedbackId: string }) {
  const { home } = useAppInfo()
  return (
    <ResultPage
      verdict="good"
      headline="感谢您的反馈"
      links={
        <>
          <ButtonLink to={feedbackPages.list.at} replace>
            查看我的反馈
          </ButtonLink>
          <ButtonLink to={feedbackPages.detail.to({ id: feedbackId })} look="soft" replace>
            查看这条反馈
          </ButtonLink>
          <ButtonLink to={home} look="quiet" replace>
            返回首页
          </ButtonLink>
        </>
      }
    >
      <p>工作人员看到后会尽快回复，回复会出现在「消息通知」和「我的反馈」里。</p>
    </ResultPage>
  )
}
