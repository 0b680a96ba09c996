import { useRows } from '@nethos/calls/query.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { ReportRowWords, reports, wayOfReport } from '../../reports/public.tsx'
import { ForPerson } from './tumour-person.tsx'

/** 我的报告: of the laboratory and of examinations, by day; each opens where all reports do. */
export default function TumourReports() {
  return <ForPerson>{({ personId }) => <Reports personId={personId} />}</ForPerson>
}

function Reports({ personId }: { personId: string }) {
  const home = reportPages.home.to({ compatId: personId })
  return (
    <ListPage
      rows={useRows(reports({ personId, type: '', state: '', word: '' }))}
      empty="暂无报告"
      icon="report"
      way={<ButtonLink to={home}>去报告查询</ButtonLink>}
      bar={
        <ButtonLink to={home} look="soft">
          按种类查看
        </ButtonLink>
      }
    >
      {row => (
        <Row key={row.reportId} to={wayOfReport(row)}>
          <ReportRowWords row={row} />
        </Row>
      )}
    </ListPage>
  )
}
