import { Button } from 'antd'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import {
  complaintChannels,
  recordedChannel,
  recordedChannels,
  type ComplaintChannel,
} from '@nethos/contract/feedback/complaint.rules.ts'
import { feedbackLimits } from '@nethos/contract/feedback/feedback.kinds.ts'
import { contact, contactWay, feedbackContent } from '@nethos/contract/feedback/feedback.rules.ts'
import { AreaLine, ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { recordComplaint } from '../complaint.calls.ts'
import './letter.css'

const ways = recordedChannels.map(value => ({ value, label: complaintChannels[value] }))
const empty = { cameBy: 'phone' as Exclude<ComplaintChannel, 'app'>, content: '', contact: '', contactWay: '' }

/** 登记投诉: what a patient has said by telephone, in a letter or at the desk, written down for him. */
export default function RecordComplaintPage() {
  const { accountId = '' } = useParams()
  const consultId = useSearchParams()[0].get('consultId') ?? ''
  const goTo = useNavigate()
  const form = useForm({
    initial: empty,
    rules: { cameBy: recordedChannel, content: feedbackContent, contact, contactWay },
    showsRefusal: true,
    send: typed => run(recordComplaint, { ...typed, accountId, consultId }),
    onSent: ({ feedbackId }) => void goTo(`/complaints/${feedbackId}`, { replace: true }),
  })
  return (
    <OfficePage title="登记投诉" tools={<Link to={`/patients/${accountId}`}>返回患者</Link>}>
      <p>按患者的原话记录，不加评论。患者会在「我的反馈」里看到这件投诉和答复，时限与线上投诉相同。</p>
      {consultId !== '' && <p>这件投诉会关联所选的咨询，处理时可以查看咨询内容。</p>}
      <form
        className="letter__form"
        onSubmit={event => {
          event.preventDefault()
          void form.submit()
        }}
        noValidate
      >
        <ChoiceLine label="投诉途径" options={ways} {...form.field('cameBy')} />
        <AreaLine
          label="投诉内容"
          hint={`最多${feedbackLimits.content}个字`}
          minRows={4}
          maxRows={12}
          {...form.field('content')}
        />
        <TextLine label="联系人（选填）" hint="谁提出的，例如：本人、女儿" {...form.field('contact')} />
        <TextLine label="联系方式（选填）" hint="答复时怎样联系" {...form.field('contactWay')} />
        <p className="field__wrong" role="alert">
          {form.refusal}
        </p>
        <Button type="primary" htmlType="submit" loading={form.isBusy}>
          登记
        </Button>
      </form>
    </OfficePage>
  )
}
