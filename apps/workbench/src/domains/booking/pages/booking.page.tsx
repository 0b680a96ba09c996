import { Button, Descriptions } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { banReason } from '@nethos/contract/booking/orders.rules.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import { dayAndSecond, dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { bar, booking } from '../booking.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const barDays = 30

/** One booking with its history; the person can be barred from here. */
export default function BookingPage() {
  const { bookingId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(booking(bookingId))
  const [isBarring, setBarring] = useState(false)
  const barring = useCommand(bar)
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
        <>
          <Descriptions
            className="office__facts"
            bordered
            column={{ xs: 1, sm: 1, md: 2 }}
            items={[
              { label: '状态', children: value.booking.statusLabel },
              { label: '就诊人', children: value.booking.personName },
              { label: '医院', children: value.booking.hosName },
              { label: '科室', children: value.booking.deptName },
              { label: '医生', children: value.booking.docName || '—' },
              {
                label: '就诊时间',
                children: `${value.booking.onDay} ${periods[value.booking.period].label} ${value.booking.time}`,
              },
              { label: '挂号费', children: price(value.booking.feeCents) },
              { label: '病案号', children: value.booking.recordNumber },
              { label: '医院单号', children: value.booking.hospitalNo || '—' },
              { label: '退号截止', children: dayAndTime(value.booking.cancelUntil) },
              { label: '原因', children: value.booking.reason || '—' },
              { label: '30天内退号', children: `${value.cancelled}次${value.banId && '，预约已暂停'}` },
            ]}
          />
          <section className="office__section">
            <h2>经过</h2>
            <DenseTable
              dataSource={value.moves}
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
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
      {isBarring && (
        <TextDialog
          title="暂停该就诊人预约"
          label="原因（患者可见）"
          yes={`暂停${barDays}天`}
          isDangerous
          most={100}
          wrong={text => sentenceOf(banReason, text)}
          onYes={async reason => (await barring.run({ bookingId, reason, days: barDays })) === true}
          onClose={() => setBarring(false)}
        >
          该就诊人在{barDays}天内不能预约任何医院的号，已有的预约不受影响。可随时解除。
        </TextDialog>
      )}
    </OfficePage>
  )
}
