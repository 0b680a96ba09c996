import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { identityDocuments } from '@nethos/contract/account/mobile-case.rules.ts'
import type { MobileCase } from '@nethos/contract/account/mobile-case.services.ts'
import { mobileCaseStates } from '@nethos/contract/account/mobile-case.status.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { CaseActions } from '../parts/case-actions.tsx'
import { mobileCases } from '../patients.calls.ts'
import { caseChoices, caseTones, type CaseChoice } from '../patients.words.ts'
import './patients.css'

const columns: TableColumnsType<MobileCase> = [
  {
    title: '状态',
    key: 'status',
    render: (_, { caseStatus, isOver }) => (
      <Tag tone={caseTones[caseStatus]}>{isOver ? '已过期' : mobileCaseStates[caseStatus].label}</Tag>
    ),
  },
  {
    title: '患者',
    key: 'patient',
    render: (_, { accountId, personName, document }) => (
      <TwoLines
        first={<Link to={`/patients/${accountId}`}>{personName}</Link>}
        second={`已核对${identityDocuments[document]}`}
      />
    ),
  },
  {
    title: '登录手机号',
    key: 'mobiles',
    render: (_, { beforeMobile, mobile }) => <TwoLines first={`改为 ${mobile}`} second={`原为 ${beforeMobile}`} />,
  },
  {
    title: '情况说明',
    key: 'reason',
    className: 'patients__reason',
    render: (_, { reason, note }) => <TwoLines first={reason} second={note && `处理：${note}`} />,
  },
  {
    title: '经办',
    key: 'hands',
    render: (_, { askerName, askedAt, deciderName, decidedAt }) => (
      <TwoLines
        first={`${askerName} ${dayAndTime(askedAt)} 提交`}
        second={decidedAt !== null && `${deciderName} ${dayAndTime(decidedAt)} 处理`}
      />
    ),
  },
  { title: '处理', key: 'actions', render: (_, one) => <CaseActions of={one} /> },
]

/** 更换手机号的申请: asked for by one of the office, approved by another. */
export default function MobileCasesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ status: 'waiting' })
  const status = value.status in caseChoices ? (value.status as CaseChoice) : 'all'
  const query = useServiceQuery(mobileCases(status, pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="更换手机号的申请"
      tools={
        <>
          <Choice label="状态" value={status} of={caseChoices} onChange={status => filter({ status })} />
          <Link to="/patients">返回查找</Link>
        </>
      }
    >
      <PagedTable
        label="更换手机号的申请"
        query={query}
        columns={columns}
        rowKey={row => row.caseId}
        empty={status === 'waiting' ? '没有待批准的申请' : '没有符合条件的申请'}
        emptyAs={status === 'waiting' ? 'done' : 'search'}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
