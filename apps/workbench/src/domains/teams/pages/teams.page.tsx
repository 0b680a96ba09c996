import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Portrait } from '../../../controls/portrait.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { places } from '../../doctors/public.tsx'
import { NewTeam } from '../parts/new-team.tsx'
import { teams, type DeskTeamRow } from '../teams.calls.ts'
import './teams.css'

const states = {
  '': '全部状态',
  shown: '展示中',
  hidden: '已隐藏',
  open: '已开通咨询',
  closed: '未开通咨询',
} as const
const filterOf = {
  '': {},
  shown: { isShown: true },
  hidden: { isShown: false },
  open: { isOpen: true },
  closed: { isOpen: false },
} as const

const columns: TableColumnsType<DeskTeamRow> = [
  {
    title: '团队',
    key: 'team',
    render: (_, { teamId, teamName, teamAvatar }) => (
      <span className="team-cell">
        <Portrait src={teamAvatar && `/files/${teamAvatar}`} size="small" />
        <Link to={`/teams/${teamId}`}>{teamName}</Link>
      </span>
    ),
  },
  {
    title: '首席',
    key: 'chief',
    render: (_, { chiefName, memberCount }) => (
      <TwoLines first={chiefName || '未指定'} second={`共 ${memberCount} 位成员`} />
    ),
  },
  {
    title: '科室',
    key: 'dept',
    render: (_, { deptName, hosName }) => <TwoLines first={deptName} second={hosName} />,
  },
  {
    title: '状态',
    key: 'state',
    render: (_, { isShown }) => <Tag tone={isShown ? 'good' : 'plain'}>{isShown ? '展示中' : '已隐藏'}</Tag>,
  },
  {
    title: '图文咨询',
    key: 'offer',
    render: (_, { isOpen, priceCents, replyLimit }) =>
      isOpen ? `${price(priceCents)} · 可回复 ${replyLimit} 次` : '未开通',
  },
]

/** 团队: whom patients find, who leads, and what a consult costs. */
export default function TeamsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ search: '', hospital: '', state: '' })
  const [isAdding, setAdding] = useState(false)
  const state = value.state in states ? (value.state as keyof typeof states) : ''
  const query = useServiceQuery(teams({ search: value.search, hosId: value.hospital, ...filterOf[state], pageNum }), {
    keepPrevious: true,
  })
  const hospitals: Record<string, string> = { '': '全部医院' }
  for (const { hosId, hosName } of useServiceQuery(places()).value?.hospitals ?? []) hospitals[hosId] = hosName
  return (
    <OfficePage
      title="团队"
      tools={
        <>
          <Input.Search
            key={value.search}
            aria-label="团队名称或首席姓名"
            placeholder="团队名称或首席姓名"
            defaultValue={value.search}
            allowClear
            maxLength={50}
            style={{ width: 260 }}
            onSearch={search => filter({ search: search.trim() })}
          />
          <Choice
            label="医院"
            value={value.hospital in hospitals ? value.hospital : ''}
            of={hospitals}
            onChange={hospital => filter({ hospital })}
          />
          <Choice label="状态" value={state} of={states} onChange={state => filter({ state })} />
          <Button type="primary" onClick={() => setAdding(true)}>
            新建团队
          </Button>
        </>
      }
    >
      <PagedTable
        label="团队"
        query={query}
        columns={columns}
        rowKey={row => row.teamId}
        empty="没有符合条件的团队"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <NewTeam onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
