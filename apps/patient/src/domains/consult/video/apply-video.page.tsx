import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { yuan } from '@nethos/contract/common/money.ts'
import { videoKindNames } from '@nethos/contract/consult/video/video.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { noRecordingSentence, recordingSentences } from '@nethos/contract/consult/video/recording.rules.ts'
import { videoRefusals } from '@nethos/contract/consult/video/video.refusals.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DoctorBrief, doctorCard } from '../../doctors/public.tsx'
import { AskingForm } from '../parts/asking-form.tsx'
import { useChosenPerson } from '../parts/use-chosen-person.ts'
import { askedIn, useIssuing } from '../parts/use-issuing.ts'
import { useAskingDraft } from '../use-asking-draft.ts'
import { TimeChooser } from './time-chooser.tsx'
import { startVideoConsult, videoTimes } from './video.calls.ts'
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
  const offered = useServiceQuery(videoTimes(docId), { everyMs: 30_000 })
  const card = useServiceQuery(doctorCard(docId))
  const [timeId, setTime] = useState('')
  const [wantedKind, setKind] = useState(comesFor)
  const [isTried, setTried] = useState(false)
  const times = offered.value?.times ?? []
  const kinds = offered.value?.kinds ?? []
  const kind = kinds.find(one => one.consultType === wantedKind) ?? kinds[0]
  // Somebody else may have taken it meanwhile.
  const isThere = times.some(one => one.timeId === timeId)
  const issuing = useIssuing(startVideoConsult, {
    personId: person.personId,
    onSent: draft.clear,
    onRefused: code => {
      if (code === videoRefusals.time_taken.code) offered.retry()
    },
  })
  const wrong = isThere ? undefined : '请选择预约时间'

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
          <Card title="可预约时间">
            <Value of={offered} shape="text">
              {({ isRecorded }) =>
                !kind ? (
                  <Notice tone="warn">这位医生还没有开通视频咨询</Notice>
                ) : times.length === 0 ? (
                  <Notice tone="warn">近期没有可预约的时间，请过些时候再来看看</Notice>
                ) : (
                  <>
                    {kinds.length > 1 && (
                      <Chips
                        label="视频类型"
                        choices={kinds.map(one => ({
                          value: one.consultType,
                          label: `${videoKindNames[one.consultType]} ${one.feeCents === 0 ? '免费' : `¥${yuan(one.feeCents)}`}`,
                        }))}
                        value={kind.consultType}
                        onChange={setKind}
                      />
                    )}
                    <TimeChooser
                      times={times}
                      value={isThere ? timeId : ''}
                      onChoose={setTime}
                      error={isTried ? wrong : undefined}
                    />
                    <Notice>
                      <p>请在预约时间前15分钟内进入候诊。视频结束后48小时内还可用文字追问{kind.replyLimit}条。</p>
                      <p>开始前可以取消，全额退款；医生到诊等候而您未进入，退回一半费用。</p>
                      <p>网络不好时会改为语音或文字，并退回差价。</p>
                      <p>{isRecorded ? recordingSentences.ahead : `${noRecordingSentence}。`}</p>
                    </Notice>
                  </>
                )
              }
            </Value>
          </Card>
        </>
      }
      onTried={() => setTried(true)}
      onSend={({ personId, ...written }) => {
        if (wrong || !kind) {
          toast(wrong ?? '这位医生还没有开通视频咨询')
          return Promise.resolve()
        }
        return issuing.send({
          docId,
          timeId,
          consultType: kind.consultType,
          personId,
          ...askedIn({ personId, ...written }),
        })
      }}
    />
  )
}

const Fee = ({ name, cents }: { name: string; cents: number }) => (
  <p className="apply-video__fee">
    {name}费 {cents === 0 ? <Tag tone="good">免费</Tag> : <Price cents={cents} />}
  </p>
)
