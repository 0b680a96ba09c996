import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { ClinicQueue } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { timeOf } from '@nethos/contract/common/days.ts'
import { Choice } from '../../../controls/choice.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { checkInByCode, clinicQueues } from '../queue.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'
import './clinics.css'

const columns: DeskColumn<ClinicQueue>[] = [
  {
    title: '时间',
    key: 'time',
    sortBy: row => row.startsAt,
    render: (_, { startsAt, endsAt }) => `${timeOf(startsAt)}-${timeOf(endsAt)}`,
  },
  {
    title: '门诊',
    key: 'clinic',
    sortBy: row => row.deptName,
    render: (_, { hosId, sessionCode, deptName, doctorName }) => (
      <Link to={`/clinic-queues/${hosId}/${encodeURIComponent(sessionCode)}`}>
        {[deptName, doctorName].filter(Boolean).join(' · ')}
      </Link>
    ),
  },
  {
    title: '诊室',
    key: 'room',
    sortBy: row => row.room,
    render: (_, { room, hosName }) => <TwoLines first={room || '—'} second={hosName} />,
  },
  {
    title: '叫到',
    key: 'called',
    sortBy: row => row.calledNo,
    align: 'right',
    render: (_, { calledNo }) => (calledNo ? `${calledNo}号` : '—'),
  },
  { title: '候诊', dataIndex: 'waitingCount', align: 'right' },
  {
    title: '已就诊',
    key: 'done',
    sortBy: row => row.doneCount,
    align: 'right',
    render: (_, { doneCount, expectedCount }) => `${doneCount}/${expectedCount}`,
  },
]

/** 候诊叫号: the sessions of today whose lines the caller works at. */
export default function ClinicQueuesPage() {
  const query = useServiceQuery(clinicQueues(), { keepPrevious: true, everyMs: 10_000 })
  const hospitals = Object.fromEntries((query.value ?? []).map(one => [one.hosId, one.hosName]))
  return (
    <OfficePage title="候诊叫号">
      <CheckInByCode hospitals={hospitals} />
      <WholeTable
        label="今天的门诊"
        query={query}
        columns={columns}
        rowKey={one => `${one.hosId} ${one.sessionCode}`}
        empty="今天没有在这里叫号的门诊"
        emptyAs="days"
      />
    </OfficePage>
  )
}

/** 取号码 read by a scanner or typed; the patient goes on to the room that is named. */
function CheckInByCode({ hospitals }: { hospitals: Readonly<Record<string, string>> }) {
  const { message } = App.useApp()
  const [code, setCode] = useState('')
  const [chosen, choose] = useState('')
  const check = useCommand(checkInByCode)
  const [first] = Object.keys(hospitals)
  if (!first) return null
  const hosId = chosen in hospitals ? chosen : first
  const enter = async () => {
    const done = await check.run({ hosId, pickUpCode: code.trim() })
    if (!done) return
    setCode('')
    void message.success(`${done.no}号已报到，请到${done.deptName}${done.room}候诊`)
  }
  return (
    <div className="clinics__check-in">
      {Object.keys(hospitals).length > 1 && (
        <Choice label="医院" value={hosId} of={{ ...hospitals }} onChange={choose} />
      )}
      <Input
        aria-label="取号码"
        placeholder="扫描或输入取号码"
        value={code}
        maxLength={20}
        onChange={event => setCode(event.target.value)}
        onPressEnter={() => code.trim() && void enter()}
      />
      <Button disabled={code.trim() === ''} loading={check.isBusy} onClick={() => void enter()}>
        报到
      </Button>
    </div>
  )
}
