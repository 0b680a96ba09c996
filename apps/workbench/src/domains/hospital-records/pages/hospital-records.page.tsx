import { Alert, App, Button, type TableColumnsType } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import {
  hospitalRecordKinds,
  hospitalRecordStates,
  type HospitalRecordKind,
  type HospitalRecordState,
} from '@nethos/contract/hospital-records/hospital-record.kinds.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { overview, records, retryRecord, type HospitalRecord, type Overview } from '../hospital-records.calls.ts'

const kinds = { '': '全部文书', ...hospitalRecordKinds } as const
const states = { '': '全部状态', ...hospitalRecordStates } as const
const tones: Readonly<Record<HospitalRecordState, Tone>> = { waiting: 'warn', accepted: 'good', refused: 'danger' }
const everyMs = 30_000

/** 病历归档: signed records and prescriptions on their way into the hospital's own record system. */
export default function HospitalRecordsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', kind: '' })
  const recordState = value.state in states ? (value.state as HospitalRecordState | '') : ''
  const kind = value.kind in kinds ? (value.kind as HospitalRecordKind | '') : ''
  const now = useServiceQuery(overview(), { keepPrevious: true, everyMs }).value
  const query = useServiceQuery(records({ recordState, kind }, pageNum), { keepPrevious: true, everyMs })
  return (
    <OfficePage
      title="病历归档"
      tools={
        <>
          <Choice label="状态" value={recordState} of={states} onChange={state => filter({ state })} />
          <Choice label="文书" value={kind} of={kinds} onChange={next => filter({ kind: next })} />
        </>
      }
    >
      {now && <Connection {...now} />}
      <PagedTable
        label="归档记录"
        query={query}
        columns={columns}
        rowKey={row => row.documentId}
        empty={recordState || kind ? '没有符合条件的文书' : '还没有签名的病历和处方'}
        emptyAs={recordState || kind ? 'search' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

/** How it stands in one sentence. */
function Connection({ isConnected, waiting, refused, oldestWaitingAt }: Overview) {
  if (!isConnected)
    return (
      <Alert
        type="warning"
        showIcon
        title="尚未接入医院的病历系统"
        description={`签名的病历和处方照常保存，目前有${waiting}份待归档。请系统管理员按安装说明填写医院的接口，接入后会自动补交。`}
      />
    )
  if (refused > 0)
    return (
      <Alert
        type="error"
        showIcon
        title={`有${refused}份被医院的病历系统退回`}
        description="请按每份的原因处理，再点“重新提交”。"
      />
    )
  if (oldestWaitingAt !== null)
    return <Alert type="info" showIcon title={`有${waiting}份待归档，最早一份签名于${dayAndTime(oldestWaitingAt)}`} />
  return <Alert type="success" showIcon title="签名的病历和处方已全部归入医院的病历系统" />
}

function Retry({ documentId }: HospitalRecord) {
  const { message } = App.useApp()
  const retry = useCommand(retryRecord)
  const run = async () => {
    if (await retry.run({ documentId })) void message.success('已重新排队，稍后自动提交')
  }
  return (
    <Button loading={retry.isBusy} onClick={() => void run()}>
      重新提交
    </Button>
  )
}

const columns: TableColumnsType<HospitalRecord> = [
  {
    title: '文书',
    key: 'kind',
    render: (_, { kind, hosName }) => <TwoLines first={hospitalRecordKinds[kind]} second={hosName} />,
  },
  { title: '签名时间', key: 'signedAt', render: (_, { signedAt }) => dayAndTime(signedAt) },
  {
    title: '状态',
    key: 'state',
    render: (_, { recordState, reason }) => (
      <TwoLines first={<Tag tone={tones[recordState]}>{hospitalRecordStates[recordState]}</Tag>} second={reason} />
    ),
  },
  { title: '已试次数', dataIndex: 'tries', align: 'right', className: 'paged__number' },
  {
    title: '归档时间和医院编号',
    key: 'accepted',
    render: (_, { acceptedAt, theirId }) => (
      <TwoLines first={acceptedAt === null ? '—' : dayAndTime(acceptedAt)} second={theirId} />
    ),
  },
  { title: '操作', key: 'act', render: (_, row) => (row.recordState === 'refused' ? <Retry {...row} /> : '—') },
]
