import { Button } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { dutyLists, type DutyRow } from '../duty.calls.ts'
import { hoursOf } from '../parts/turns.tsx'
import { DutyDialog } from '../parts/duty-dialog.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

/** 值班名单: who is woken in each department when a patient in danger is not looked at. */
export default function DutyPage() {
  const query = useServiceQuery(dutyLists)
  const [edited, setEdited] = useState<DutyRow>()
  const columns: DeskColumn<DutyRow>[] = [
    { title: '科室', key: 'department', sortBy: row => row.gbDeptName, render: (_, { gbDeptName }) => gbDeptName },
    {
      title: '值班人员',
      key: 'members',
      sortBy: row => row.members.length,
      render: (_, { members }) => <Members members={members} />,
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, row) => (
        <Button aria-label={`修改${row.gbDeptName}的值班名单`} onClick={() => setEdited(row)}>
          修改
        </Button>
      ),
    },
  ]
  return (
    <OfficePage title="值班名单">
      <p>
        患者描述的情况可能危及生命时，系统先通知接诊医生；5分钟无人查看，通知本科室名单上当时值班的人（没有人在班时通知名单上的所有人）；10分钟无人查看，通知医院急诊值班（号码在“开关与字典”中设置）。
      </p>
      <WholeTable
        label="值班名单"
        query={query}
        columns={columns}
        rowKey={row => row.gbDeptCode}
        empty="还没有科室"
        emptyAs="places"
      />
      {edited && <DutyDialog key={edited.gbDeptCode} row={edited} onClose={() => setEdited(undefined)} />}
    </OfficePage>
  )
}

const Members = ({ members }: Pick<DutyRow, 'members'>) =>
  members.length === 0 ? (
    <Tag tone="warn">无人值班</Tag>
  ) : (
    <>
      {members.map(({ staffId, name, docTitle, isReachable, from, until, isNow }) => (
        <div key={staffId}>
          {name} {docTitle} {hoursOf({ from, until })} {isNow && <Tag tone="good">当班</Tag>}{' '}
          {!isReachable && <Tag tone="warn">未设置通知方式</Tag>}
        </div>
      ))}
    </>
  )
