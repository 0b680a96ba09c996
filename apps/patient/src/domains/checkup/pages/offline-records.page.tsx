import { useSearchParams } from 'react-router'
import { dayOf } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { bindPage } from '../../hospital-account/public.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { offlineRecords } from '../checkup.calls.ts'
import '../parts/checkup.css'

/** 线下体检记录: checks done at the window, by the reports that the hospital has of them. */
export default function OfflineRecordsPage() {
  const [query] = useSearchParams()
  return (
    <Page>
      <ForPerson chosen={query.get('compatId')}>{personId => <Records key={personId} personId={personId} />}</ForPerson>
    </Page>
  )
}

function Records({ personId }: { personId: string }) {
  const result = useServiceQuery(offlineRecords(personId))
  return (
    <Value of={result} shape="rows">
      {({ isBound, records }) => {
        if (!isBound)
          return (
            <Empty sentence="还没有绑定医院帐号，绑定后可以查看线下体检" icon="hospital">
              <ButtonLink to={bindPage(personId, '', checkupPages.offlineRecords.to({ compatId: personId }))}>
                去绑定
              </ButtonLink>
            </Empty>
          )
        if (records.length === 0)
          return (
            <Empty sentence="暂无线下体检记录" icon="checkup">
              <ButtonLink to={checkupPages.home.at}>去预约体检</ButtonLink>
            </Empty>
          )
        return records.map(one => (
          <Row key={one.reportId} to={reportPages.checkupReport.to({ id: one.reportId })}>
            <p className="checkup-row-head">
              <strong>{one.reportName}</strong>
              <Tag tone={one.canOpen ? 'good' : 'quiet'}>{one.canOpen ? '查看报告' : '报告未出'}</Tag>
            </p>
            <p className="checkup-quiet">
              {dayOf(one.datedAt)} · {one.centreName}
            </p>
          </Row>
        ))
      }}
    </Value>
  )
}
