import { yuan } from '@nethos/contract/common/money.ts'
import { noRecordingSentence, recordingSentences } from '@nethos/contract/consult/video/recording.rules.ts'
import { videoKindNames } from '@nethos/contract/consult/video/video.rules.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { TimeChooser } from './time-chooser.tsx'
import type { TimeChoice } from './use-time-choice.ts'

export const noVideoSentence = '这位医生还没有开通视频咨询'

/** The kinds of video and the times that a doctor offers, with what holds for them. */
export function OfferedTimes({ choice, error }: { choice: TimeChoice; error: string | undefined }) {
  const { offered, kind, timeId, chooseKind, chooseTime } = choice
  return (
    <Card title="可预约时间">
      <Value of={offered} shape="text">
        {({ times, kinds, isRecorded }) =>
          !kind ? (
            <Notice tone="warn">{noVideoSentence}</Notice>
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
                  onChange={chooseKind}
                />
              )}
              <TimeChooser times={times} value={timeId} onChoose={chooseTime} error={error} />
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
  )
}
