import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { licenceDays } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { NewDoctor } from '../parts/new-doctor.tsx'
import { departments, doctors, type DeskDoctorRow } from '../doctors.calls.ts'

const licences = { '': '全部证书', soon: '已到期或30天内到期', later: '60天内到期' } as const
const states = { '': '全部状态', shown: '展示中', hidden: '已隐藏' } as const

const columns: TableColumnsType<DeskDoctorRow> = [
  {
    title: '医生',
    key: 'name',
    render: (_, { docId, docName, docTitle }) => (
      <TwoLines first={<Link to={`/doctors/${docId}`}>{docName}</Link>} second={docTitle} />
    ),
  },
  {
    title: '科室',
    key: 'dept',
    render: (_, { docDeptName, docHosName }) => <TwoLines first={docDeptName} second={docHosName} />,
  },
  {
    title: '状态',
    key: 'state',
    render: (_, { isShown }) => <Tag tone={isShown ? 'good' : 'plain'}>{isShown ? '展示中' : '已隐藏'}</Tag>,
  },
  {
    title: '已开通的咨询',
    key: 'offers',
    render: (_, { openOffers }) => (openOffers === 0 ? '没有' : `${openOffers} 种`),
  },
  {
    title: '执业证书有效期',
    key: 'licence',
    render: (_, { licenceUntil }) => <LicenceUntil licenceUntil={licenceUntil} />,
  },
]

/** What ends soon stands out: from the day after it he neither prescribes nor reviews. */
function LicenceUntil({ licenceUntil }: Pick<DeskDoctorRow, 'licenceUntil'>) {
  if (licenceUntil === '') return '长期'
  const today = dayOf(serverNow())
  if (licenceUntil < today) return <Tag tone="danger">{`已于${licenceUntil}到期`}</Tag>
  return licenceUntil <= addDays(today, licenceDays.soon) ? <Tag tone="warn">{licenceUntil}</Tag> : licenceUntil
}

/** 医生: whom patients find, and what he offers. */
export default function DoctorsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ search: '', dept: '', state: '', licence: '' })
  const [isAdding, setAdding] = useState(false)
  const state = value.state in states ? (value.state as keyof typeof states) : ''
  const licence = value.licence in licences ? (value.licence as keyof typeof licences) : ''
  const query = useServiceQuery(
    doctors({
      search: value.search,
      gbDeptCode: value.dept,
      isShown: state === '' ? null : state === 'shown',
      ...(licence && { licence }),
      pageNum,
    }),
    { keepPrevious: true },
  )
  const known = useServiceQuery(departments())
  const choices: Record<string, string> = { '': '全部科室' }
  for (const { gbDeptCode, gbDeptName } of known.value ?? []) choices[gbDeptCode] = gbDeptName
  return (
    <OfficePage
      title="医生"
      tools={
        <>
          <Input.Search
            key={value.search}
            aria-label="医生姓名"
            placeholder="姓名或拼音"
            defaultValue={value.search}
            allowClear
            maxLength={50}
            style={{ width: 220 }}
            onSearch={search => filter({ search: search.trim() })}
          />
          <Choice
            label="科室"
            value={value.dept in choices ? value.dept : ''}
            of={choices}
            onChange={dept => filter({ dept })}
          />
          <Choice label="状态" value={state} of={states} onChange={state => filter({ state })} />
          <Choice label="执业证书" value={licence} of={licences} onChange={licence => filter({ licence })} />
          <Button type="primary" onClick={() => setAdding(true)}>
            新增医生
          </Button>
        </>
      }
    >
      <PagedTable
        label="医生"
        query={query}
        columns={columns}
        rowKey={row => row.docId}
        empty="没有符合条件的医生"
        emptyAs="search"
        pageNum={pageNum}
        onPage={toPage}
      />
      {isAdding && <NewDoctor onClose={() => setAdding(false)} />}
    </OfficePage>
  )
}
