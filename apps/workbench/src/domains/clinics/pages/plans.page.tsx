import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { periods, sessionKinds } from '@nethos/contract/booking/session.kinds.ts'
import type { LocalPlan } from '@nethos/contract/clinics/local.schemas.ts'
import { weekdayLabels } from '@nethos/contract/clinics/local.rules.ts'
import { price } from '@nethos/contract/common/money.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { timeOfMinute } from '../clinic-draft.ts'
import { plans, removePlan } from '../local.calls.ts'
import { ClinicDialog } from '../parts/clinic-dialog.tsx'
import { ClinicsFrame } from '../parts/clinics-frame.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

type Open = { plan?: LocalPlan }

/** 每周排班: the templates that sessions are made from. */
export default function PlansPage() {
  const [open, setOpen] = useState<Open>()
  return (
    <ClinicsFrame
      tools={
        <Button type="primary" onClick={() => setOpen({})}>
          新增每周排班
        </Button>
      }
    >
      {keeper =>
        keeper.keeper === 'us' ? (
          <>
            <p>
              保存新的排班后，立即生成今天到14天后的门诊，以后每天自动生成新的一天。修改和删除只影响还没有生成的日期；已经生成的门诊请在“每日门诊”里单独修改或停诊。
            </p>
            <PlanTable hosId={keeper.hosId} onChange={plan => setOpen({ plan })} />
            {open && <ClinicDialog keeper={keeper} {...open} onClose={() => setOpen(undefined)} />}
          </>
        ) : (
          <p>每周排班在医院自己的系统里。</p>
        )
      }
    </ClinicsFrame>
  )
}

const columnsOf = (hosId: string, onChange: (plan: LocalPlan) => void): DeskColumn<LocalPlan>[] => [
  {
    title: '时间',
    key: 'time',
    sortBy: row => row.weekday * 1440 + row.startMinute,
    render: (_, { weekday, period, startMinute }) => (
      <TwoLines
        first={`每${weekdayLabels[weekday - 1]}${periods[period].label}`}
        second={`${timeOfMinute(startMinute)}开始`}
      />
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
    title: '号源',
    key: 'numbers',
    sortBy: row => row.numberCount,
    render: (_, { numberCount, minutesEach }) => (
      <TwoLines first={`${numberCount}个号`} second={`每${minutesEach}分钟一个`} />
    ),
  },
  {
    title: '挂号费',
    key: 'fee',
    sortBy: row => row.feeCents,
    align: 'right',
    render: (_, { feeCents }) => (feeCents ? price(feeCents) : '免费'),
  },
  {
    title: '放号',
    key: 'release',
    render: (_, { releaseDays, releaseHour, releaseBy }) => (
      <TwoLines
        first={releaseDays === 0 ? `当天${releaseHour}点` : `提前${releaseDays}天${releaseHour}点`}
        second={releaseBy === 'draw' ? '摇号' : '先到先得'}
      />
    ),
  },
  {
    title: '处理',
    key: 'actions',
    render: (_, plan) => (
      <Space>
        <Button size="small" onClick={() => onChange(plan)}>
          修改
        </Button>
        <Remove hosId={hosId} plan={plan} />
      </Space>
    ),
  },
]

function PlanTable({ hosId, onChange }: { hosId: string; onChange: (plan: LocalPlan) => void }) {
  return (
    <WholeTable
      label="每周排班"
      query={useServiceQuery(plans(hosId))}
      columns={columnsOf(hosId, onChange)}
      rowKey={row => row.planCode}
      empty="还没有每周排班。请先在“科室和医生”里新增科室，再新增排班"
      emptyAs="days"
    />
  )
}

function Remove({
  hosId,
  plan: { planCode, weekday, period, deptName, doctorName },
}: {
  hosId: string
  plan: LocalPlan
}) {
  const { modal, message } = App.useApp()
  const remove = useCommand(removePlan)
  const ask = () =>
    void modal.confirm({
      title: `删除每${weekdayLabels[weekday - 1]}${periods[period].label}的${deptName}${doctorName}？`,
      content: '以后不再生成这节门诊。已经生成的门诊和患者的预约不受影响，需要停诊的请在“每日门诊”里处理。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await remove.run({ hosId, planCode })) void message.success('已删除')
      },
    })
  return (
    <Button size="small" loading={remove.isBusy} onClick={ask}>
      删除
    </Button>
  )
}
