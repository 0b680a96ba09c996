import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { roleLabels, useMe } from '../public.ts'
import { allFactors, resetFactor, type FactorRow } from '../staff.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const columns: DeskColumn<FactorRow>[] = [
  {
    title: '工作人员',
    key: 'who',
    sortBy: row => row.name,
    render: (_, { name, login, role }) => <TwoLines first={name} second={`${login} · ${roleLabels[role]}`} />,
  },
  {
    title: '两步验证',
    key: 'state',
    sortBy: row => row.since,
    render: (_, { since, recoveryLeft }) =>
      since === null ? (
        <Tag>未开启</Tag>
      ) : (
        <TwoLines first={`已开启 · ${dayAndTime(since)}`} second={`备用码剩余${recoveryLeft}个`} />
      ),
  },
  { title: '处理', key: 'actions', render: (_, row) => <Reset row={row} /> },
]

/** Who of the staff has a second factor; another's can be reset when phone and recovery codes are lost. */
export default function FactorsPage() {
  return (
    <OfficePage title="两步验证">
      <WholeTable
        label="两步验证"
        query={useServiceQuery(allFactors)}
        columns={columns}
        rowKey={row => row.staffId}
        empty="还没有工作人员"
        emptyAs="filed"
      />
    </OfficePage>
  )
}

function Reset({ row: { staffId, name, isOn } }: { row: FactorRow }) {
  const { modal, message } = App.useApp()
  const me = useMe().value
  const { run } = useCommand(resetFactor)
  if (!isOn) return null
  if (staffId === me?.staffId) return '本人'
  const ask = () =>
    void modal.confirm({
      title: `重置${name}的两步验证？`,
      content:
        '请先当面或电话核实本人身份。重置后，原来的验证码和备用码作废，已登录的设备会退出；此操作会记入访问记录。',
      okText: '重置',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await run({ staffId })) void message.success('已重置')
      },
    })
  return <Button onClick={ask}>重置</Button>
}
