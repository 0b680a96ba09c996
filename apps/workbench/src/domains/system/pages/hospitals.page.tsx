import { Button, Space } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { CampusDialog, HospitalDialog } from '../parts/house-dialogs.tsx'
import { hospitals, type DeskCampus, type DeskHospital } from '../system.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

type Open =
  | { what: 'hospital'; hospital?: DeskHospital }
  | { what: 'campus'; hospital: DeskHospital; campus?: DeskCampus }

/** 医院管理: the houses that doctors, teams and bookings stand by. */
export default function HospitalsPage() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const columns: DeskColumn<DeskHospital>[] = [
    {
      title: '医院',
      key: 'name',
      sortBy: row => row.hosName,
      render: (_, { hosName, hosLevel, areaName, hosId }) => (
        <TwoLines first={hosName} second={[hosLevel, areaName, `编号 ${hosId}`].filter(Boolean).join(' · ')} />
      ),
    },
    {
      title: '院区',
      key: 'campuses',
      render: (_, hospital) => (
        <Space wrap>
          {hospital.campuses.map(campus => (
            <Button key={campus.campusId} type="link" onClick={() => setOpen({ what: 'campus', hospital, campus })}>
              {campus.campusName}
            </Button>
          ))}
          <Button onClick={() => setOpen({ what: 'campus', hospital })}>新增院区</Button>
        </Space>
      ),
    },
    {
      title: '状态',
      key: 'state',
      sortBy: row => row.showStatus,
      render: (_, { showStatus }) => <Tag tone={showStatus ? 'good' : 'plain'}>{showStatus ? '展示中' : '已隐藏'}</Tag>,
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, hospital) => <Button onClick={() => setOpen({ what: 'hospital', hospital })}>修改</Button>,
    },
  ]
  return (
    <OfficePage
      title="医院管理"
      tools={
        <Button type="primary" onClick={() => setOpen({ what: 'hospital' })}>
          新增医院
        </Button>
      }
    >
      <WholeTable
        label="医院"
        query={useServiceQuery(hospitals())}
        columns={columns}
        rowKey={row => row.hosId}
        empty="还没有医院。请先新增医院，再新增医生和团队"
        emptyAs="places"
      />
      {open?.what === 'hospital' && <HospitalDialog {...open} onClose={close} />}
      {open?.what === 'campus' && <CampusDialog {...open} onClose={close} />}
    </OfficePage>
  )
}
