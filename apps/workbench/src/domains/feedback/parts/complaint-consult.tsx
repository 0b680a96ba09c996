import { Button } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { TranscriptLines } from '../../consult/public.tsx'
import { complaintConsult } from '../complaint.calls.ts'

/** The consult that it is about: opened by a click, since each look is a line of the log. */
export function ComplaintConsult({ feedbackId }: { feedbackId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="office__section" aria-label="关联的咨询">
      <h2>关联的咨询</h2>
      {isOpen ? (
        <Talk feedbackId={feedbackId} />
      ) : (
        <>
          <p>不显示患者姓名、证件号和图片。查看会记入访问记录，患者能看到。</p>
          <div>
            <Button onClick={() => setOpen(true)}>查看咨询内容</Button>
          </div>
        </>
      )}
    </section>
  )
}

function Talk({ feedbackId }: { feedbackId: string }) {
  const { value, status, sentence, retry } = useServiceQuery(complaintConsult(feedbackId))
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting />
  const { consultType, docName, createdAt, content, lines } = value
  return (
    <>
      <p className="letter__quiet">
        {[consultTypeLabels[consultType], docName, dayAndSecond(createdAt)].filter(Boolean).join(' · ')}
      </p>
      <p className="letter__text">{content}</p>
      <TranscriptLines lines={lines} />
    </>
  )
}
