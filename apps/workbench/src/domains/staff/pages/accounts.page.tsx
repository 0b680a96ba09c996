import { App, Button, Input, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { AccountDialog } from '../parts/account-dialog.tsx'
import { HandedOverDialog } from '../parts/handed-over.tsx'
import { roleLabels, useMe } from '../public.ts'
import { resetPassword, staffList, switchStaff, type HandedOver, type StaffRow } from '../staff.calls.ts'

const states = { '': '全部状态', on: '使用中', off: '已停用' } as const
const roles = { '': '全部角色', ...roleLabels } as const
type Credentials = { given: HandedOver; name: string }

const columns: TableColumnsType<StaffRow> = [
  { title: '工作人员', key: 'who', render: (_, { name, login }) => <TwoLines first={name} second={login} /> },
  {
    title: '角色',
    key: 'role',
    render: (_, { role, docName }) => (
      <TwoLines first={roleLabels[role]} second={docName && `以${docName}的身份回复`} />
    ),
  },
  {
    title: '状态',
    key: 'state',
    render: (_, { isActive, oneTimeUntil }) =>
      !isActive ? <Tag>已停用</Tag> : oneTimeUntil === null ? <Tag tone="good">使用中</Tag> : <Tag>等待首次登录</Tag>,
  },
]

/** 工作人员: who may log in here, and as whom. */
export default function AccountsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ search: '', role: '', state: '' })
  const [changed, setChanged] = useState<StaffRow | 'new'>()
  const [shown, setShown] = useState<Credentials>()
  const me = useMe().value
  const role = value.role in roles ? (value.role as keyof typeof roles) : ''
  const state = value.state in states ? (value.state as keyof typeof states) : ''
  const query = useServiceQuery(
    staffList({
      search: value.search,
      role: role === '' ? null : (role as StaffRole),
      isActive: state === '' ? null : state === 'on',
      pageNum,
    }),
    { keepPrevious: true },
  )
  const show = (given: HandedOver, name: string) => {
    setChanged(undefined)
    setShown({ given, name })
  }
  const isOwn = (row: StaffRow) => row.staffId === me?.staffId
  const actionsOf = (row: StaffRow) => (
    <Actions row={row} isOwn={isOwn(row)} onChange={() => setChanged(row)} onHandedOver={show} />
  )
  return (
    <OfficePage
      title="工作人员"
      tools={
        <>
          <Filters search={value.search} role={role} state={state} onChange={filter} />
          <Button type="primary" onClick={() => setChanged('new')}>
            新增工作人员
          </Button>
        </>
      }
    >
      <PagedTable
        label="工作人员"
        query={query}
        columns={[...columns, { title: '处理', key: 'actions', render: (_, row) => actionsOf(row) }]}
        rowKey={row => row.staffId}
        empty="没有符合条件的工作人员"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
      {changed && (
        <AccountDialog
          {...(changed !== 'new' && { row: changed, isOwn: isOwn(changed) })}
          onAdded={show}
          onClose={() => setChanged(undefined)}
        />
      )}
      {shown && <HandedOverDialog {...shown} onClose={() => setShown(undefined)} />}
    </OfficePage>
  )
}

interface FiltersProps {
  search: string
  role: keyof typeof roles
  state: keyof typeof states
  onChange: (changed: { search?: string; role?: string; state?: string }) => void
}

const Filters = ({ search, role, state, onChange }: FiltersProps) => (
  <>
    <Input.Search
      key={search}
      aria-label="姓名或登录名"
      placeholder="姓名或登录名"
      defaultValue={search}
      allowClear
      maxLength={50}
      style={{ width: 220 }}
      onSearch={word => onChange({ search: word.trim() })}
    />
    <Choice label="角色" value={role} of={roles} onChange={next => onChange({ role: next })} />
    <Choice label="状态" value={state} of={states} onChange={next => onChange({ state: next })} />
  </>
)

interface ActionsProps {
  row: StaffRow
  isOwn: boolean
  onChange: () => void
  onHandedOver: (given: HandedOver, name: string) => void
}

function Actions({ row: { staffId, name, isActive }, isOwn, onChange, onHandedOver }: ActionsProps) {
  const { modal, message } = App.useApp()
  const reset = useCommand(resetPassword)
  const turn = useCommand(switchStaff)
  const askReset = () =>
    void modal.confirm({
      title: `重置${name}的密码？`,
      content: '请先当面或电话核实本人身份。重置后，原密码作废，已登录的设备会退出；此操作会记入访问记录。',
      okText: '重置',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        const given = await reset.run({ staffId })
        if (given) onHandedOver(given, name)
      },
    })
  const askOff = () =>
    void modal.confirm({
      title: `停用${name}的账号？`,
      content: '停用后，已登录的设备马上退出，也不能再登录。医生的展示和接诊不受影响，需要时请在“医生”中隐藏。',
      okText: '停用',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await turn.run({ staffId, isActive: false })) void message.success('已停用')
      },
    })
  const putOn = async () => {
    if (await turn.run({ staffId, isActive: true })) void message.success('已启用')
  }
  return (
    <Space>
      <Button onClick={onChange}>修改</Button>
      {isOwn ? (
        '本人'
      ) : (
        <>
          {isActive && <Button onClick={askReset}>重置密码</Button>}
          {isActive ? (
            <Button danger onClick={askOff}>
              停用
            </Button>
          ) : (
            <Button loading={turn.isBusy} onClick={() => void putOn()}>
              启用
            </Button>
          )}
        </>
      )}
    </Space>
  )
}
