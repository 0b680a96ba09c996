import { Button } from 'antd'
import { useState } from 'react'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { Choice } from '../../../../controls/choice.tsx'
import type { DeskColumn } from '../../../../patterns/desk-column.ts'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { useFilters } from '../../../../patterns/use-filters.ts'
import { WholeTable } from '../../../../patterns/whole-table.tsx'
import { PublishDialog } from '../parts/publish-dialog.tsx'
import { TimeActions, TimeState } from '../parts/time-state.tsx'
import { TimesWeek } from '../parts/times-week.tsx'
import { deskTimes, type DeskTime } from '../video.calls.ts'

const looks = { week: '按周查看', list: '列表' } as const
type Look = keyof typeof looks

/** 视频排班: the doctor's times by the week or as a list to print, who holds them, and more of them. */
export default function TimesPage() {
  const times = useServiceQuery(deskTimes, { everyMs: 30_000 })
  const { value, filter } = useFilters({ look: 'week', on: '' })
  const [isOpen, setOpen] = useState(false)
  useEvents(({ type }) => type === 'consult' && times.retry())
  const look: Look = value.look === 'list' ? 'list' : 'week'
  const isWeek = look === 'week' && times.value !== undefined && times.value.length > 0
  return (
    <OfficePage
      title="视频排班"
      tools={
        <>
          <Choice label="显示方式" value={look} of={looks} onChange={chosen => filter({ look: chosen })} />
          <Button type="primary" onClick={() => setOpen(true)}>
            发布时段
          </Button>
        </>
      }
    >
      <p>患者只能预约您发布的时段，每个时段一位患者。</p>
      {isWeek ? (
        <TimesWeek times={times.value ?? []} on={value.on} onWeek={on => filter({ on })} />
      ) : (
        <WholeTable
          label="已发布的时段"
          query={times}
          columns={columns}
          rowKey={({ timeId }) => timeId}
          empty="还没有发布时段，患者暂时不能预约您的视频咨询"
          emptyAs="days"
        />
      )}
      {isOpen && <PublishDialog onPublished={on => filter({ on })} onClose={() => setOpen(false)} />}
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
  { title: '预约', key: 'state', render: (_, time) => <TimeState time={time} /> },
  {
    title: '患者',
    key: 'who',
    sortBy: row => row.consulterName,
    render: (_, { consulterName }) => consulterName || '—',
  },
  { title: '操作', key: 'do', render: (_, time) => <TimeActions time={time} /> },
]
