import { App, Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { alarmStates } from '@nethos/contract/consult/alarm.status.ts'
import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import { Tag } from '../../../../controls/tag.tsx'
import { TwoLines } from '../../../../controls/two-lines.tsx'
import { useNow } from '../../../../controls/use-now.ts'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { WholeTable } from '../../../../patterns/whole-table.tsx'
import { useMe } from '../../../staff/public.ts'
import { genderAndAge } from '../../patient-words.ts'
import { lengthInWords } from '../../times.ts'
import { handleAlarm, takeAlarm, type AlarmRow } from '../alarm.calls.ts'
import { useAlarms } from '../use-alarms.ts'
import type { DeskColumn } from '../../../../patterns/desk-column.ts'

/** 急症待处理: patients in danger whom nobody of the staff has looked at yet. */
export default function AlarmsPage() {
  const query = useAlarms()
  const now = useNow(serverNow, 10_000)
  const columns: DeskColumn<AlarmRow>[] = [
    {
      title: '患者',
      key: 'who',
      sortBy: row => row.consulterName,
      render: (_, { consulterName, consulterGender, consulterAge }) => (
        <TwoLines first={consulterName} second={genderAndAge(consulterGender, consulterAge)} />
      ),
    },
    { title: '提到', key: 'flags', render: (_, { redFlags }) => <Tag tone="danger">{labelsOf(redFlags)}</Tag> },
    {
      title: '接诊',
      key: 'doctor',
      sortBy: row => row.docName,
      render: (_, row) => <TwoLines first={row.docName} second={row.gbDeptName} />,
    },
    {
      title: '已等待',
      key: 'since',
      sortBy: row => row.raisedAt,
      render: (_, { raisedAt, alarmStatus }) => (
        <TwoLines first={lengthInWords(now - raisedAt)} second={alarmStates[alarmStatus].label} />
      ),
    },
    { title: '处理', key: 'actions', render: (_, row) => <Actions row={row} /> },
  ]
  return (
    <OfficePage title="急症待处理">
      <p>这些患者描述的情况可能危及生命，页面已提示其拨打120，但还没有工作人员查看。</p>
      <WholeTable
        label="急症待处理"
        query={query}
        columns={columns}
        rowKey={row => row.consultId}
        empty="没有等待处理的急症患者"
        emptyAs="done"
      />
    </OfficePage>
  )
}

/** A renewal is decided by whom it was asked of; who takes it over answers the patient in its talk. */
const pageOf = ({ consultId, consultType, isOwn }: AlarmRow): string =>
  isOwn && consultType === 'RENEWAL_OF_CONSULTATION' ? `/renewals/${consultId}` : `/consults/${consultId}`

function Actions({ row }: { row: AlarmRow }) {
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const role = useMe().value?.role
  const taking = useCommand(takeAlarm)
  const handling = useCommand(handleAlarm)
  const { consultId } = row
  if (role === 'operator' || role === 'admin') {
    const handle = async () => {
      const reply = await handling.run({ consultId })
      if (reply) void modal.info({ title: '请立即致电患者', content: `手机号：${reply.mobile}`, okText: '知道了' })
    }
    return (
      <Button type="primary" loading={handling.isBusy} onClick={() => void handle()}>
        我来联系患者
      </Button>
    )
  }
  const take = async () => {
    if (await taking.run({ consultId })) void navigate(pageOf(row))
  }
  return row.isOwn ? (
    <Link to={pageOf(row)} onClick={() => void taking.run({ consultId })}>
      打开咨询
    </Link>
  ) : (
    <Button type="primary" loading={taking.isBusy} onClick={() => void take()}>
      我来接手
    </Button>
  )
}
