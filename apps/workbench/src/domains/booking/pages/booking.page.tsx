import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { Button, Descriptions } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { banReason } from '@nethos/contract/booking/orders.rules.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import { dayAndSecond, dayAndTime } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { bar, booking, type DeskBooking } from '../booking.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const barDays = 30

/** One booking with its history; the person can be barred from here. */
export default function BookingPage() {
  const { bookingId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(booking(bookingId))
  const [isBarring, setBarring] = useState(false)
  return (
    <OfficePage
      title="挂号详情"
      tools={
        <>
          {value && value.banId === '' && (
            <Button danger onClick={() => setBarring(true)}>
              暂停该就诊人预约
            </Button>
          )}
          <Link to="/bookings">返回挂号列表</Link>
        </>
      }
    >
      {value ? (
        <BookingFacts of={value} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
      {isBarring && <BarDialog bookingId={bookingId} onClose={() => setBarring(false)} />}
    </OfficePage>
  )
}

/** All of a booking, and how it came to stand as it does. */
const BookingFacts = ({ of: { booking, cancelled, banId, moves } }: { of: DeskBooking }) => (
  <>
    <Descriptions
      className="office__facts"
      bordered
      column={{ xs: 1, sm: 1, md: 2 }}
      items={[
        { label: '状态', children: booking.statusLabel },
        { label: '就诊人', children: booking.personName },
        { label: '医院', children: booking.hosName },
        { label: '科室', children: booking.deptName },
        { label: '医生', children: booking.docName || '—' },
        {
          label: '就诊时间',
          children: `${booking.onDay} ${periods[booking.period].label} ${booking.time}`,
        },
        { label: '挂号费', children: feeWord(booking.feeCents) },
        { label: '病案号', children: booking.recordNumber },
        { label: '医院单号', children: booking.hospitalNo || '—' },
        { label: '退号截止', children: dayAndTime(booking.cancelUntil) },
        { label: '原因', children: booking.reason || '—' },
        { label: '30天内退号', children: `${cancelled}次${banId && '，预约已暂停'}` },
      ]}
    />
    <section className="office__section">
      <h2>经过</h2>
      <DenseTable
        dataSource={moves}
        rowKey={one => `${one.at} ${one.event}`}
        columns={[
          { title: '时间', key: 'at', render: (_, one) => dayAndSecond(one.at) },
          { title: '从', key: 'from', render: (_, one) => one.fromLabel || '—' },
          { title: '到', dataIndex: 'toLabel' },
          { title: '由', dataIndex: 'by' },
        ]}
      />
    </section>
  </>
)

function BarDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const barring = useCommand(bar)
  return (
    <TextDialog
      title="暂停该就诊人预约"
      label="原因（患者可见）"
      yes={`暂停${barDays}天`}
      isDangerous
      most={100}
      wrong={text => sentenceOf(banReason, text)}
      onYes={async reason => (await barring.run({ bookingId, reason, days: barDays })) === true}
      onClose={onClose}
    >
      该就诊人在{barDays}天内不能预约任何医院的号，已有的预约不受影响。可随时解除。
    </TextDialog>
  )
}
