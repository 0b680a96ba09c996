import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { clinicKindLabels } from '@nethos/contract/consult/free-clinic.schemas.ts'
import { Tag } from '../../../../controls/tag.tsx'
import { TwoLines } from '../../../../controls/two-lines.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { PagedTable } from '../../../../patterns/paged-table.tsx'
import { useFilters } from '../../../../patterns/use-filters.ts'
import { clinics, type DeskClinic } from '../free-clinic.calls.ts'
import { ClinicDialog } from '../parts/clinic-dialog.tsx'

const columns: TableColumnsType<DeskClinic> = [
  {
    title: '状态',
    key: 'state',
    render: (_, { isOn, isOpen }) => (
      <Tag tone={isOpen ? 'good' : 'plain'}>{isOpen ? '义诊中' : isOn ? '未在开放时间' : '已关闭'}</Tag>
    ),
  },
  {
    title: '义诊',
    key: 'title',
    render: (_, one) => <TwoLines first={one.title} second={clinicKindLabels[one.kind]} />,
  },
  {
    title: '时间',
    key: 'times',
    render: (_, { opensAt, closesAt }) => (
      <TwoLines first={`${dayAndTime(opensAt)} 开始`} second={`${dayAndTime(closesAt)} 结束`} />
    ),
  },
  {
    title: '价格',
    key: 'price',
    render: (_, { priceCents, replyLimit }) => (
      <TwoLines first={priceCents === 0 ? '免费' : price(priceCents)} second={`可回复${replyLimit}条`} />
    ),
  },
  {
    title: '参加',
    key: 'members',
    render: (_, { doctors, teams }) => <TwoLines first={`${doctors.length}位医生`} second={`${teams.length}个团队`} />,
  },
  {
    title: '今日咨询',
    key: 'taken',
    render: (_, { takenToday, dayQuota }) => (
      <TwoLines first={`${takenToday}次`} second={`每人每日${dayQuota}个名额`} />
    ),
  },
  { title: '处理', key: 'actions', render: (_, clinic) => <Change clinic={clinic} /> },
]

function Change({ clinic }: { clinic: DeskClinic }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>修改</Button>
      {isOpen && <ClinicDialog clinic={clinic} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Free clinics, the newest first. */
export default function ClinicsPage() {
  const { pageNum, toPage } = useFilters({})
  const found = useServiceQuery(clinics(pageNum), { keepPrevious: true })
  const [isAdding, setAdding] = useState(false)
  return (
    <OfficePage
      title="义诊"
      tools={
        <Button type="primary" onClick={() => setAdding(true)}>
          新建义诊
        </Button>
      }
    >
      <PagedTable
        label="义诊"
        query={found}
        columns={columns}
        rowKey={row => row.freeClinicId}
        empty="还没有义诊，点「新建义诊」开始"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <ClinicDialog clinic={undefined} onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
