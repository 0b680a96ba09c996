import { App, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../../controls/tag.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { WholeTable } from '../../../../patterns/whole-table.tsx'
import { PublishDialog } from '../parts/publish-dialog.tsx'
import { deskTimes, withdrawTime, type DeskTime } from '../video.calls.ts'
import type { DeskColumn } from '../../../../patterns/desk-column.ts'

/** 视频排班: the doctor's times, who holds them, and more of them. */
export default function TimesPage() {
  const times = useServiceQuery(deskTimes, { everyMs: 30_000 })
  const [isOpen, setOpen] = useState(false)
  useEvents(({ type }) => type === 'consult' && times.retry())
  return (
    <OfficePage
      title="视频排班"
      tools={
        <Button type="primary" onClick={() => setOpen(true)}>
          发布时段
        </Button>
      }
    >
      <p>患者只能预约您发布的时段，每个时段一位患者。</p>
      <WholeTable
        label="已发布的时段"
        query={times}
        columns={columns}
        rowKey={({ timeId }) => timeId}
        empty="还没有发布时段，患者暂时不能预约您的视频咨询"
      />
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </OfficePage>
  )
}

const columns: DeskColumn<DeskTime>[] = [
  {
    title: '日期',
    key: 'day',
    sortBy: row => row.beginsAt,
    render: (_, { beginsAt }) => `${dayOf(beginsAt)} ${weekdayOf(dayOf(beginsAt))}`,
  },
  { title: '时间', key: 'time', render: (_, { beginsAt, endsAt }) => `${timeOf(beginsAt)}-${timeOf(endsAt)}` },
  {
    title: '预约',
    key: 'state',
    render: (_, { consultId, isCertain, beginsAt }) =>
      consultId === null ? (
        <Tag tone="plain">{beginsAt > serverNow() ? '可预约' : '已过'}</Tag>
      ) : isCertain ? (
        <Tag tone="good">已预约</Tag>
      ) : (
        <Tag tone="brand">待支付</Tag>
      ),
  },
  {
    title: '患者',
    key: 'who',
    sortBy: row => row.consulterName,
    render: (_, { consulterName }) => consulterName || '—',
  },
  { title: '操作', key: 'do', render: (_, time) => <Actions time={time} /> },
]

function Actions({ time: { timeId, consultId, isCertain, beginsAt } }: { time: DeskTime }) {
  const { modal, message } = App.useApp()
  const withdraw = useCommand(withdrawTime)
  if (consultId !== null) return isCertain ? <Link to={`/consults/${consultId}`}>查看咨询</Link> : null
  if (beginsAt < serverNow()) return null
  const ask = () =>
    void modal.confirm({
      title: '停约这个时段？',
      content: '停约后患者不能再预约，需要时可以重新发布。',
      okText: '停约',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await withdraw.run({ timeId })) void message.success('已停约')
      },
    })
  return (
    <Button size="small" onClick={ask} loading={withdraw.isBusy}>
      停约
    </Button>
  )
}
