import { Button, Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { periods, sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import type { LocalSession } from '@nethos/contract/clinics/local.schemas.ts'
import { addDays, dayOf, isDay, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { sessions } from '../local.calls.ts'
import { ClinicDialog } from '../parts/clinic-dialog.tsx'
import { ClinicsFrame } from '../parts/clinics-frame.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'
import './clinics.css'

/** 每日门诊: the sessions of one day, with how their numbers stand. */
export default function SessionsPage() {
  const [isAdding, setAdding] = useState(false)
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ hosId: '', onDay: today })
  const onDay = isDay(value.onDay) ? value.onDay : today
  return (
    <ClinicsFrame
      tools={
        <Button type="primary" onClick={() => setAdding(true)}>
          新增一节门诊
        </Button>
      }
    >
      {keeper => (
        <>
          <div className="clinics__days">
            <Button onClick={() => filter({ onDay: addDays(onDay, -1) })}>前一天</Button>
            <Input
              aria-label="日期"
              type="date"
              value={onDay}
              onChange={event => isDay(event.target.value) && filter({ onDay: event.target.value })}
            />
            <Button onClick={() => filter({ onDay: addDays(onDay, 1) })}>后一天</Button>
            <span>
              {weekdayOf(onDay)}
              {onDay === today && '，今天'}
            </span>
          </div>
          <SessionTable hosId={keeper.hosId} onDay={onDay} />
          {isAdding && <ClinicDialog keeper={keeper} onDay={onDay} onClose={() => setAdding(false)} />}
        </>
      )}
    </ClinicsFrame>
  )
}

function SessionTable({ hosId, onDay }: { hosId: string; onDay: string }) {
  const query = useServiceQuery(sessions(hosId, onDay), { keepPrevious: true, everyMs: 15_000 })
  const columns: DeskColumn<LocalSession>[] = [
    {
      title: '时间',
      key: 'time',
      sortBy: row => row.startsAt,
      render: (_, { period, startsAt, endsAt }) => (
        <TwoLines first={periods[period].label} second={`${timeOf(startsAt)}-${timeOf(endsAt)}`} />
      ),
    },
    {
      title: '科室',
      key: 'dept',
      sortBy: row => row.deptName,
      render: (_, { deptName, kind }) => <TwoLines first={deptName} second={sessionKinds[kind].label} />,
    },
    {
      title: '医生',
      key: 'doctor',
      sortBy: row => row.doctorName,
      render: (_, { doctorName }) => doctorName || '不指定',
    },
    {
      title: '诊室',
      key: 'room',
      sortBy: row => row.room,
      render: (_, { room, campusName }) => <TwoLines first={room || '—'} second={campusName} />,
    },
    {
      title: '挂号费',
      key: 'fee',
      sortBy: row => row.feeCents,
      align: 'right',
      render: (_, { feeCents }) => (feeCents ? price(feeCents) : '免费'),
    },
    {
      title: '号源',
      key: 'numbers',
      sortBy: row => row.freeCount,
      render: (_, { numberCount, freeCount, patientCount, windowCount }) => (
        <TwoLines
          first={`剩${freeCount}个，共${numberCount}个`}
          second={`线上${patientCount}个 · 窗口${windowCount}个`}
        />
      ),
    },
    { title: '状态', key: 'state', render: (_, one) => <State session={one} /> },
    {
      title: '处理',
      key: 'open',
      render: (_, { sessionCode }) => <Link to={`/clinics/${hosId}/${sessionCode}`}>查看号源</Link>,
    },
  ]
  return (
    <WholeTable
      label="门诊"
      query={query}
      columns={columns}
      rowKey={row => row.sessionCode}
      empty="这一天没有门诊"
      emptyAs="days"
    />
  )
}

/** What the desk must know at a glance; sold out and over are no trouble. */
export function State({ session: { isStopped, endsAt, releaseAt, freeCount } }: { session: LocalSession }) {
  const now = serverNow()
  if (isStopped) return <Tag tone="danger">已停诊</Tag>
  if (endsAt <= now) return <Tag>已结束</Tag>
  if (releaseAt > now) return <Tag tone="brand">{`${dayOf(releaseAt).slice(5)} ${timeOf(releaseAt)}放号`}</Tag>
  return freeCount > 0 ? <Tag tone="good">可预约</Tag> : <Tag tone="warn">已满</Tag>
}
