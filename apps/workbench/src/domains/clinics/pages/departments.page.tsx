import { Button, Space } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { LocalDepartment, LocalDoctor } from '@nethos/contract/clinics/local.schemas.ts'
import { localDeptKindLabels } from '@nethos/contract/clinics/local.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { departments } from '../local.calls.ts'
import { ClinicsFrame } from '../parts/clinics-frame.tsx'
import { DepartmentDialog } from '../parts/department-dialog.tsx'
import { DoctorDialog } from '../parts/doctor-dialog.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

type Open =
  | { what: 'department'; department?: LocalDepartment }
  | { what: 'doctor'; department: LocalDepartment; doctor?: LocalDoctor }

/** 科室和医生: what can be booked, and who holds clinics there. */
export default function DepartmentsPage() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <ClinicsFrame
      tools={
        <Button type="primary" onClick={() => setOpen({ what: 'department' })}>
          新增科室
        </Button>
      }
    >
      {({ hosId, keeper }) => (
        <>
          <Departments hosId={hosId} {...(keeper === 'us' && { onOpen: setOpen })} />
          {open?.what === 'department' && <DepartmentDialog hosId={hosId} {...open} onClose={close} />}
          {open?.what === 'doctor' && <DoctorDialog hosId={hosId} {...open} onClose={close} />}
        </>
      )}
    </ClinicsFrame>
  )
}

/** Each department under the one that it belongs to. */
function inTree(all: readonly LocalDepartment[]): LocalDepartment[] {
  const below = (code: string) => all.filter(one => one.parentCode === code)
  return below('').flatMap(one => [one, ...below(one.deptCode)])
}

function Departments({ hosId, onOpen }: { hosId: string; onOpen?: (open: Open) => void }) {
  const query = useServiceQuery(departments(hosId))
  const parents = new Set(query.value?.map(one => one.parentCode))
  const columns: DeskColumn<LocalDepartment>[] = [
    {
      title: '科室',
      key: 'name',
      sortBy: row => row.deptName,
      render: (_, { deptName, parentCode, place, kind }) => (
        <TwoLines
          first={parentCode ? `— ${deptName}` : deptName}
          second={[kind === 'ordinary' ? '' : localDeptKindLabels[kind], place].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      title: '出诊医生',
      key: 'doctors',
      render: (_, department) => (
        <Space wrap>
          {department.doctors.map(doctor => {
            const words = `${doctor.doctorName}${doctor.isActive ? '' : '（停用）'}`
            return onOpen ? (
              <Button
                key={doctor.doctorCode}
                type="link"
                onClick={() => onOpen({ what: 'doctor', department, doctor })}
              >
                {words}
              </Button>
            ) : (
              <span key={doctor.doctorCode}>{words}</span>
            )
          })}
          {onOpen && !parents.has(department.deptCode) && (
            <Button onClick={() => onOpen({ what: 'doctor', department })}>新增医生</Button>
          )}
        </Space>
      ),
    },
    {
      title: '状态',
      key: 'state',
      sortBy: row => row.isActive,
      render: (_, { isActive }) => <Tag tone={isActive ? 'good' : 'plain'}>{isActive ? '开放' : '停用'}</Tag>,
    },
    ...(onOpen
      ? [
          {
            title: '处理',
            key: 'actions',
            render: (_: unknown, department: LocalDepartment) => (
              <Button onClick={() => onOpen({ what: 'department', department })}>修改</Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <WholeTable
      label="科室"
      query={query.value ? { ...query, value: inTree(query.value) } : query}
      columns={columns}
      rowKey={row => row.deptCode}
      empty={onOpen ? '还没有科室。请先新增一级科室，再新增它下面的科室' : '还没有科室'}
      emptyAs="places"
    />
  )
}
