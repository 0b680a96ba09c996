import { Button, Descriptions } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import type { OpenedRecording, RecordingFacts } from '@nethos/contract/consult/video/recording.services.ts'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { minutesOf } from '../minutes.ts'
import { OpenDialog } from '../parts/open-dialog.tsx'
import { RecordingTag } from '../parts/recording-tag.tsx'
import { Takes } from '../parts/takes.tsx'
import { recordingFacts } from '../recordings.calls.ts'
import './recording.css'

/** One meeting: whether it was recorded, who has opened it; played after a reason is given. */
export default function RecordingPage() {
  const { consultId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(recordingFacts(consultId))
  const [opened, setOpened] = useState<OpenedRecording>()
  const [isAsking, setAsking] = useState(false)
  return (
    <OfficePage title="视频录像" tools={<Link to="/recordings">返回列表</Link>}>
      {value ? (
        <>
          <Facts meeting={value} />
          {opened ? (
            <Takes opened={opened} onOver={() => setOpened(undefined)} />
          ) : (
            value.recordedSeconds > 0 && (
              <Button type="primary" size="large" onClick={() => setAsking(true)}>
                调阅录像
              </Button>
            )
          )}
          <Openings of={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
      {isAsking && <OpenDialog consultId={consultId} onOpened={setOpened} onClose={() => setAsking(false)} />}
    </OfficePage>
  )
}

const Facts = ({ meeting }: { meeting: RecordingFacts }) => (
  <Descriptions
    className="office__facts"
    bordered
    column={{ xs: 1, sm: 1, md: 2 }}
    items={[
      { label: '录像', children: <RecordingTag state={meeting.recordingState} /> },
      { label: '开始时间', children: dayAndSecond(meeting.beginsAt) },
      { label: '医生', children: [meeting.docName, meeting.docDeptName].filter(Boolean).join(' · ') },
      { label: '咨询编号', children: meeting.consultId },
      { label: '沟通时长', children: minutesOf(meeting.metSeconds) },
      { label: '录像时长', children: minutesOf(meeting.recordedSeconds) },
      { label: '患者同意', children: meeting.agreedAt === null ? '没有同意，未录像' : dayAndSecond(meeting.agreedAt) },
    ]}
  />
)

const Openings = ({ of: { openings } }: { of: RecordingFacts }) => (
  <section className="office__section">
    <h2>调阅记录</h2>
    {openings.length === 0 ? (
      <p>还没有人调阅过</p>
    ) : (
      <ul className="recording__openings">
        {openings.map(({ staffName, reason, openedAt }) => (
          <li key={`${openedAt}${staffName}`}>
            {dayAndSecond(openedAt)} {staffName}：{reason}
          </li>
        ))}
      </ul>
    )}
  </section>
)
