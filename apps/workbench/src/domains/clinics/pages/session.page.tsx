import { present } from '@nethos/contract/common/present.ts'
import { Button, Descriptions, Space } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { periods, sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import { dayAndTime, startOfDay, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { RowActions } from '../../../patterns/row-actions.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { endVisit, keepers, session, turnNumber, type DeskNumber, type SessionDetail } from '../local.calls.ts'
import { AddNumbers, ChangeSession, GiveSession, StopSession } from '../parts/session-actions.tsx'
import { State } from './sessions.page.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

/** One session: what can be done with it, and its numbers. */
export default function SessionPage() {
  const { hosId = '', sessionCode = '' } = useParams()
  const query = useServiceQuery(session(hosId, sessionCode), { keepPrevious: true, everyMs: 10_000 })
  const who = useServiceQuery(keepers())
  const { value, status, sentence, retry } = query
  const back = `/clinics?hosId=${hosId}${value ? `&onDay=${value.session.onDay}` : ''}`
  return (
    <OfficePage title="一节门诊" tools={<Link to={back}>返回每日门诊</Link>}>
      {value ? (
        <Whole hosId={hosId} detail={value} isOurs={who.value?.find(one => one.hosId === hosId)?.keeper === 'us'} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </OfficePage>
  )
}

function Whole({ hosId, detail, isOurs }: { hosId: string; detail: SessionDetail; isOurs: boolean }) {
  const { session: one, numbers } = detail
  const [open, setOpen] = useState<'stop' | 'change' | 'doctor' | 'numbers'>()
  const close = () => setOpen(undefined)
  const isGoing = isOurs && !one.isStopped && one.endsAt > serverNow()
  const facts = [
    [
      '时间',
      `${one.onDay} ${weekdayOf(one.onDay)}${periods[one.period].label} ${timeOf(one.startsAt)}-${timeOf(one.endsAt)}`,
    ],
    ['科室', one.deptName],
    ['医生', one.doctorName || '不指定'],
    ['类型', sessionKinds[one.kind].label],
    ['挂号费', one.feeCents === 0 ? '免费' : price(one.feeCents)],
    ['诊室', [one.campusName, one.room].filter(Boolean).join(' ') || '—'],
    ['放号', `${dayAndTime(one.releaseAt)}，${one.releaseBy === 'draw' ? '摇号' : '先到先得'}`],
    ['号源', `共${one.numberCount}个，剩${one.freeCount}个，线上${one.patientCount}个，窗口${one.windowCount}个`],
    ...(one.isStopped ? [['停诊原因', one.stopReason]] : []),
  ]
  return (
    <>
      <Descriptions
        className="office__facts"
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'state', label: '状态', children: <State session={one} /> },
          ...facts.map(([label, children]) => ({ key: present(label), label, children })),
        ]}
      />
      {isGoing && (
        <Space wrap>
          <Button onClick={() => setOpen('numbers')}>加号</Button>
          <Button onClick={() => setOpen('change')}>修改费用和诊室</Button>
          <Button onClick={() => setOpen('doctor')}>改派医生</Button>
          <Button danger onClick={() => setOpen('stop')}>
            停诊
          </Button>
        </Space>
      )}
      <Numbers hosId={hosId} numbers={numbers} isOurs={isOurs} isGoing={isGoing} onDay={one.onDay} />
      {open === 'stop' && <StopSession hosId={hosId} session={one} onClose={close} />}
      {open === 'change' && <ChangeSession hosId={hosId} session={one} onClose={close} />}
      {open === 'doctor' && <GiveSession hosId={hosId} session={one} onClose={close} />}
      {open === 'numbers' && <AddNumbers hosId={hosId} session={one} onClose={close} />}
    </>
  )
}

const states: Readonly<Record<DeskNumber['state'], [label: string, tone: Tone]>> = {
  free: ['可约', 'good'],
  held: ['待支付', 'warn'],
  registered: ['已挂号', 'brand'],
  window: ['窗口', 'plain'],
}

interface NumbersProps {
  hosId: string
  numbers: DeskNumber[]
  isOurs: boolean
  isGoing: boolean
  onDay: string
}

function Numbers({ hosId, numbers, isOurs, isGoing, onDay }: NumbersProps) {
  const turn = useCommand(turnNumber)
  const end = useCommand(endVisit)
  const canEnd = isOurs && startOfDay(onDay) <= serverNow()
  const columns: DeskColumn<DeskNumber>[] = [
    { title: '号序', dataIndex: 'no' },
    { title: '时间', key: 'time', sortBy: row => row.startsAt, render: (_, { startsAt }) => timeOf(startsAt) },
    {
      title: '状态',
      key: 'state',
      render: (_, { state, outcome }) =>
        outcome === 'seen' ? (
          <Tag tone="good">已就诊</Tag>
        ) : outcome === 'missed' ? (
          <Tag tone="danger">未就诊</Tag>
        ) : (
          <Tag tone={states[state][1]}>{states[state][0]}</Tag>
        ),
    },
    {
      title: '预约',
      key: 'booking',
      render: (_, { bookingId }) => (bookingId ? <Link to={`/bookings/${bookingId}`}>查看挂号单</Link> : '—'),
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, { numberCode, no, state, bookingId, outcome }) => (
        <RowActions>
          {isGoing && state === 'free' && (
            <Button
              size="small"
              aria-label={`${no}号在窗口挂出`}
              disabled={turn.isBusy}
              onClick={() => void turn.run({ hosId, numberCode, to: 'window' })}
            >
              窗口挂出
            </Button>
          )}
          {isGoing && state === 'window' && !bookingId && (
            <Button
              size="small"
              aria-label={`${no}号退回线上`}
              disabled={turn.isBusy}
              onClick={() => void turn.run({ hosId, numberCode, to: 'free' })}
            >
              退回线上
            </Button>
          )}
          {canEnd && state === 'registered' && outcome !== 'seen' && (
            <Button
              size="small"
              aria-label={`${no}号已就诊`}
              disabled={end.isBusy}
              onClick={() => void end.run({ hosId, numberCode, outcome: 'seen' })}
            >
              已就诊
            </Button>
          )}
          {canEnd && state === 'registered' && outcome !== 'missed' && (
            <Button
              size="small"
              aria-label={`${no}号未就诊`}
              disabled={end.isBusy}
              onClick={() => void end.run({ hosId, numberCode, outcome: 'missed' })}
            >
              未就诊
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
  const asked = { value: numbers, status: 'ready' as const, sentence: undefined, retry: () => undefined }
  return (
    <>
      {canEnd && <p>请在就诊后标记结果。门诊结束24小时后还没有标记的，自动记为已就诊，之后仍可更正。</p>}
      <WholeTable
        label="号源"
        query={asked}
        columns={columns}
        rowKey={row => row.numberCode}
        empty="这节门诊没有号"
        emptyAs="filed"
      />
    </>
  )
}
