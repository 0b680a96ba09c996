import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { recordingStates, recordingYears, type RecordingState } from '@nethos/contract/consult/video/recording.rules.ts'
import type { RecordedMeeting } from '@nethos/contract/consult/video/recording.services.ts'
import { Choice } from '../../../../controls/choice.tsx'
import { TwoLines } from '../../../../controls/two-lines.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { PagedTable } from '../../../../patterns/paged-table.tsx'
import { useFilters } from '../../../../patterns/use-filters.ts'
import { WordSearch } from '../../../../patterns/word-search.tsx'
import { minutesOf } from '../minutes.ts'
import { RecordingTag } from '../parts/recording-tag.tsx'
import { recordedMeetings } from '../recordings.calls.ts'

const states: Readonly<Record<RecordingState | '', string>> = { '': '全部状态', ...recordingStates }

const columns: TableColumnsType<RecordedMeeting> = [
  {
    title: '视频',
    key: 'meeting',
    render: (_, { consultId, beginsAt }) => <Link to={`/recordings/${consultId}`}>{dayAndTime(beginsAt)}</Link>,
  },
  {
    title: '医生',
    key: 'doctor',
    render: (_, { docName, docDeptName }) => <TwoLines first={docName} second={docDeptName} />,
  },
  { title: '录像', key: 'state', render: (_, { recordingState }) => <RecordingTag state={recordingState} /> },
  { title: '沟通时长', key: 'met', render: (_, { metSeconds }) => minutesOf(metSeconds) },
  { title: '录像时长', key: 'recorded', render: (_, { recordedSeconds }) => minutesOf(recordedSeconds) },
  {
    title: '患者同意',
    key: 'agreed',
    render: (_, { agreedAt }) => (agreedAt === null ? '没有同意' : dayAndTime(agreedAt)),
  },
]

/** 视频录像: meetings, the newest first, and whether each was recorded. */
export default function RecordingsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', doctor: '' })
  const state = value.state in states ? (value.state as RecordingState | '') : ''
  const query = useServiceQuery(recordedMeetings(state, value.doctor, pageNum), { keepPrevious: true })
  return (
    <OfficePage
      title="视频录像"
      tools={
        <>
          <Choice label="状态" value={state} of={states} onChange={next => filter({ state: next })} />
          <WordSearch label="医生" value={value.doctor} onSearch={doctor => filter({ doctor })} />
        </>
      }
    >
      <p>按国家规定，视频咨询的过程录音录像，保存{recordingYears}年，期满自动删除。不完整或没有录像的，请了解原因。</p>
      <PagedTable
        label="视频咨询"
        query={query}
        columns={columns}
        rowKey={row => row.consultId}
        empty={state || value.doctor ? '没有符合条件的视频咨询' : '还没有进行过视频咨询'}
        emptyAs={state || value.doctor ? 'search' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
