import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { hospitalPage } from '@nethos/contract/booking/booking.links.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'
import { campuses, hospitalsOf, type HospitalWithCampuses } from '../../hospital-account/public.tsx'
import './book.page.css'

const entries = [
  { label: '预约挂号', to: bookingPages.chooseDepartment.at, note: '未来14天' },
  { label: '当日挂号', to: bookingPages.today.at, note: '今天就看' },
  { label: '专家门诊', to: bookingPages.experts.at, note: '按专家找' },
  { label: '多学科门诊', to: mdtPages.notice.at, note: '几科一起看' },
  { label: '校医院挂号', to: schoolPages.departments.at, note: '师生就医' },
  { label: '预约规则', to: bookingPages.rule.at, note: '取消与退款' },
] as const

/** 预约挂号: in which way, and in which hospital. */
export default function BookPage() {
  const { isElder } = useAppInfo()
  const query = useRows(campuses())
  const [area, setArea] = useState('')
  const hospitals = hospitalsOf(query.rows)
  const areas = hospitals.map(one => one.areaName).filter((name, at, all) => name !== '' && all.indexOf(name) === at)
  // In large letters the hospitals come first: from there it goes on to a number without another choice.
  const ways = (
    <Card>
      <EntryGrid columns={3} entries={entries} />
    </Card>
  )
  return (
    <HubPage
      head={<SearchLink to={bookingPages.searchAll.at} label="搜索医生、科室、拼音" />}
      action={<Link to={bookingPages.mine.at}>我的挂号</Link>}
    >
      {!isElder && ways}
      <section className="book-page__hospitals">
        <h2 className="book-page__title">选择医院</h2>
        {!isElder && areas.length > 1 && (
          <Tabs
            label="地区"
            tabs={[{ value: '', label: '全部' }, ...areas.map(name => ({ value: name, label: districtOf(name) }))]}
            value={area}
            onChange={setArea}
          />
        )}
        <Rows
          rows={{ ...query, rows: hospitals.filter(one => !area || one.areaName === area) }}
          empty="暂无可预约的医院"
          icon="hospital"
        >
          {hospital => <HospitalRow key={hospital.hosId} hospital={hospital} />}
        </Rows>
      </section>
      {isElder && ways}
    </HubPage>
  )
}

/** 东湖区 of 宁禾市东湖区. */
const districtOf = (area: string): string => area.replace(/^.*市(?=.)/, '')

const HospitalRow = ({
  hospital: { hosId, hosName, areaName, campuses: places },
}: {
  hospital: HospitalWithCampuses
}) => (
  <Row to={hospitalPage(bookingPages.chooseDepartment, { hosId, sort: 1 })}>
    <span className="book-page__hospital">
      <Icon name="hospital" />
      <span className="book-page__words">
        <strong>{hosName}</strong>
        <span className="book-page__facts">
          {[areaName, places.map(one => one.campusName).join('、')].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Icon name="forward" />
    </span>
  </Row>
)
