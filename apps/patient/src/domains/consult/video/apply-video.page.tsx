import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { videoKindNames } from '@nethos/contract/consult/video/video.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { videoRefusals } from '@nethos/contract/consult/video/video.refusals.ts'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DoctorBrief, doctorCard } from '../../doctors/public.tsx'
import { AskingForm } from '../parts/asking-form.tsx'
import { useChosenPerson } from '../parts/use-chosen-person.ts'
import { askedIn, useIssuing } from '../parts/use-issuing.ts'
import { useAskingDraft, type AskingDraft } from '../use-asking-draft.ts'
import { noVideoSentence, OfferedTimes } from './offered-times.tsx'
import { useTimeChoice } from './use-time-choice.ts'
import { startVideoConsult } from './video.calls.ts'
import './apply-video.css'

/** 视频咨询申请: with whom, for how much, when, for whom, what about. */
export default function ApplyVideoPage() {
  const [query] = useSearchParams()
  const docId = query.get('docId') ?? ''
  return docId ? (
    <ApplyVideo docId={docId} comesFor={query.get('consultType') ?? ''} bringsPerson={query.get('compatId') ?? ''} />
  ) : (
    <Navigate to={consultPages.videoDoctors.at} replace />
  )
}

interface ApplyVideoProps {
  docId: string
  /** The kind whose price was tapped; empty from where none was. */
  comesFor: string
  bringsPerson: string
}

function ApplyVideo({ docId, comesFor, bringsPerson }: ApplyVideoProps) {
  const draft = useAskingDraft(`video.${docId}`)
  const person = useChosenPerson({ personId: bringsPerson }, draft)
  const choice = useTimeChoice(docId, comesFor)
  const card = useServiceQuery(doctorCard(docId))
  const [isTried, setTried] = useState(false)
  const issuing = useIssuing(startVideoConsult, {
    personId: person.personId,
    onSent: draft.clear,
    onRefused: code => {
      if (code === videoRefusals.time_taken.code) choice.offered.retry()
    },
  })
  const { kind, timeId } = choice
  const wrong = timeId ? undefined : '请选择预约时间'

  const send = async ({ personId, ...written }: AskingDraft) => {
    if (wrong || !kind) return toast(wrong ?? noVideoSentence)
    return issuing.send({
      docId,
      timeId,
      consultType: kind.consultType,
      personId,
      ...askedIn({ personId, ...written }),
    })
  }

  return (
    <AskingForm
      title="视频咨询申请"
      draft={draft}
      person={person}
      beforeSubmit={kind && <Fee name={videoKindNames[kind.consultType]} cents={kind.feeCents} />}
      head={
        <>
          <Card>
            <Value of={card} shape="one">
              {({ sysDoc }) => <DoctorBrief doctor={sysDoc} />}
            </Value>
          </Card>
          <OfferedTimes choice={choice} error={isTried ? wrong : undefined} />
        </>
      }
      onTried={() => setTried(true)}
      onSend={send}
    />
  )
}

const Fee = ({ name, cents }: { name: string; cents: number }) => (
  <p className="apply-video__fee">
    {name}费 {cents === 0 ? <Tag tone="good">免费</Tag> : <Price cents={cents} />}
  </p>
)
