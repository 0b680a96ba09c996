import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { isDay } from '@nethos/contract/common/days.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { reportTypeNames, reportTypes, type ReportType } from '@nethos/contract/reports/reports.kinds.ts'
import { useRows, useServiceQuery } from '@nethos/calls/query.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { SearchBox } from '../../../controls/search-box.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { useInAddress, useTab, useWord } from '../../../patterns/use-in-address.ts'
import { Nobody } from '../parts/nobody.tsx'
import { DayRange } from '../parts/day-range.tsx'
import { ReportRowWords } from '../parts/report-row.tsx'
import { wayOfReport } from '../parts/report-way.ts'
import { reports, reportTypesOf } from '../reports.calls.ts'
import '../parts/reports.css'

const typeIn = (given: string | null): ReportType | '' => reportTypeNames.find(one => one === given) ?? ''

/**
 * 报告列表: unread first, then by day; asked for anew on every visit. What it is narrowed down to stands in the address: who comes
 * back from a report finds it. In large letters without hospitals and dates.
 */
export default function ListOfReports() {
  const [query] = useSearchParams()
  const { isElder } = useAppInfo()
  const type = typeIn(query.get('type'))
  const personId = query.get('compatId')
  const state = useTab('', 'issued', 'pending')
  const found = useWord()
  const [typed, setTyped] = useState(found.value)
  const [from, setFrom] = useInAddress('from')
  const [to, setTo] = useInAddress('to')
  const [hospital, setHospital] = useInAddress('hosId')
  const [fromDay, toDay, hosId] = [from ?? '', to ?? '', hospital ?? '']
  const isTurned = fromDay !== '' && toDay !== '' && fromDay > toDay
  const rows = useRows(
    reports({
      ...(personId && { personId }),
      type,
      state: state.value,
      word: found.value,
      ...(hosId && { hosId }),
      ...(isDay(fromDay) && !isTurned && { fromDay }),
      ...(isDay(toDay) && !isTurned && { toDay }),
    }),
  )
  const hospitals = useHospitals(personId, { unless: isElder || rows.rows.length === 0 })
  const title = type ? `${reportTypes[type]}报告` : undefined
  // Of no one in particular there is always the default person's list, but for who has nobody.
  if (!personId && rows.sentence === commonRefusals.not_found.sentence)
    return (
      <Page title={title}>
        <Nobody />
      </Page>
    )
  return (
    <ListPage
      title={title}
      rows={rows}
      empty="暂无报告"
      icon="report"
      way={<ButtonLink to={pages.home.to({ compatId: personId ?? '' })}>查看其他报告</ButtonLink>}
      head={
        <>
          <SearchBox label="搜索报告名称" value={typed} onChange={setTyped} onSearch={found.set} />
          <Tabs
            label="报告状态"
            tabs={[
              { value: '', label: '全部' },
              { value: 'issued', label: '已出' },
              { value: 'pending', label: '未出' },
            ]}
            value={state.value}
            onChange={state.set}
          />
          {hospitals.length > 1 && (
            <Chips
              label="医院"
              choices={[{ value: '', label: '全部医院' }, ...hospitals]}
              value={hosId}
              onChange={setHospital}
            />
          )}
          {!isElder && <DayRange {...{ fromDay, toDay, isTurned }} onFrom={setFrom} onTo={setTo} />}
        </>
      }
    >
      {row => (
        <Row key={row.reportId} to={wayOfReport(row, type)}>
          <ReportRowWords row={row} />
        </Row>
      )}
    </ListPage>
  )
}

/** Where the person has a file, asked once there is a list: it stands there after one call. Once known they stay. */
function useHospitals(personId: string | null, { unless }: { unless: boolean }) {
  const { value } = useServiceQuery(reportTypesOf(personId), { unless })
  return (value?.hospitals ?? []).map(({ hosId, hosName }) => ({ value: hosId, label: hosName }))
}
