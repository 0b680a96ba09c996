import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { auditActions, auditActionWords, type AuditAction } from '@nethos/contract/audit-actions.ts'
import { dayAndSecond, isDay } from '@nethos/contract/common/days.ts'
import { mobilePattern } from '@nethos/contract/common/phone.ts'
import { Choice } from '../../../controls/choice.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { roleLabels } from '../../staff/public.ts'
import { auditLines, type AuditRow } from '../audit.calls.ts'

const actions = { '': '全部操作', ...auditActions } as Readonly<Record<AuditAction | '', string>>

/** 访问记录: who did what with whose record. A mobile never stands in the address: it is kept by the page alone. */
export default function AuditPage() {
  const { value, pageNum, filter, toPage } = useFilters({ staff: '', account: '', action: '', day: '' })
  const [mobile, setMobile] = useState('')
  const action = value.action in actions ? (value.action as AuditAction | '') : ''
  const onDay = isDay(value.day) ? value.day : ''
  const query = useServiceQuery(
    auditLines({ staff: value.staff, accountId: mobile ? '' : value.account, mobile, action, onDay, pageNum }),
    { keepPrevious: true },
  )
  const ofMobile = (typed: string) => {
    setMobile(mobilePattern.test(typed) ? typed : '')
    filter({ account: '' })
  }
  return (
    <OfficePage
      title="访问记录"
      tools={
        <Filters
          shown={{ staff: value.staff, action, onDay, isOfOne: Boolean(value.account || mobile) }}
          onChange={filter}
          onMobile={ofMobile}
        />
      }
    >
      <p>每次打开和查询本页也会被记录；被查询的患者能在“谁看过我的记录”中看到。</p>
      <PagedTable
        label="访问记录"
        query={query}
        columns={columns(account => {
          setMobile('')
          filter({ account })
        })}
        rowKey={row => row.lineId}
        empty="没有符合条件的记录"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

interface FiltersProps {
  /** `isOfOne`: the records of one patient alone. */
  shown: { staff: string; action: AuditAction | ''; onDay: string; isOfOne: boolean }
  onChange: (changed: { staff?: string; action?: string; day?: string }) => void
  onMobile: (typed: string) => void
}

const Filters = ({ shown: { staff, action, onDay, isOfOne }, onChange, onMobile }: FiltersProps) => (
  <>
    <Input.Search
      key={`staff ${staff}`}
      aria-label="工作人员"
      placeholder="工作人员姓名或账号"
      defaultValue={staff}
      allowClear
      style={{ width: 260 }}
      onSearch={word => onChange({ staff: word.trim().slice(0, 50) })}
    />
    <Input.Search
      aria-label="患者手机号"
      placeholder="患者登录手机号（11位）"
      inputMode="numeric"
      allowClear
      style={{ width: 260 }}
      onSearch={typed => onMobile(typed.replace(/\D/g, ''))}
    />
    <Choice label="操作" value={action} of={actions} onChange={next => onChange({ action: next })} />
    <Input
      type="date"
      aria-label="日期"
      style={{ width: 'auto' }}
      value={onDay}
      onChange={event => onChange({ day: event.target.value })}
    />
    {isOfOne && <Button onClick={() => onMobile('')}>查看全部患者</Button>}
  </>
)

const kinds = { staff: '工作人员', account: '患者', system: '系统' } as const

const actorOf = ({ actorKind, actorName, actorRole }: AuditRow): string =>
  [actorName || kinds[actorKind], (roleLabels as Readonly<Record<string, string>>)[actorRole]]
    .filter(Boolean)
    .join(' · ')

/** The words of a line are said to the patient; who reads them here is not meant by 您. */
const ofPatient = (action: AuditRow['action']): string => auditActionWords(action).replaceAll('您', '患者')

const columns = (onAccount: (accountId: string) => void): TableColumnsType<AuditRow> => [
  { title: '时间', key: 'at', render: (_, { at }) => dayAndSecond(at) },
  { title: '谁', key: 'actor', render: (_, row) => actorOf(row) },
  { title: '做了什么', key: 'action', render: (_, { action }) => ofPatient(action) },
  {
    title: '患者账号',
    key: 'account',
    render: (_, { accountId, accountMobile }) =>
      accountId ? (
        <Button type="link" size="small" onClick={() => onAccount(accountId)}>
          {accountMobile || '已注销'}
        </Button>
      ) : (
        '—'
      ),
  },
  { title: '就诊人', key: 'person', render: (_, { personName }) => personName || '—' },
  {
    title: '记录',
    key: 'record',
    render: (_, { recordType, recordId }) => (recordId ? `${recordType} ${recordId}` : '—'),
  },
]
