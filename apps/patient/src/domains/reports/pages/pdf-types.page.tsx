import { reportKindNames, reportKinds, type ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { ReportRowWords } from '../parts/report-row.tsx'
import { Whose } from '../parts/whose.tsx'
import { reports } from '../reports.calls.ts'

/** PDF报告类型: kinds with how many files there are; one of them opens its files below. */
export default function PdfTypesPage() {
  const [query] = useSearchParams()
  const [kind, setKind] = useState<ReportKind | ''>('')
  return (
    <HubPage>
      <Whose personId={query.get('compatId')}>
        {({ personId, pdfKinds }) => (
          <>
            <Card title="选择类型">
              <ActionList
                actions={reportKindNames.map(one => ({
                  label: `${reportKinds[one]}PDF`.replace('PDF文档PDF', '其他PDF'),
                  value: `${pdfKinds.find(each => each.kind === one)?.count ?? 0}份`,
                  onAct: () => setKind(one),
                }))}
              />
            </Card>
            {kind && <Files personId={personId} kind={kind} />}
          </>
        )}
      </Whose>
    </HubPage>
  )
}

function Files({ personId, kind }: { personId: string; kind: ReportKind }) {
  const rows = useRows(reports({ personId, kind, type: 'pdf' }))
  return (
    <Rows rows={rows} empty={`暂无${reportKinds[kind]}PDF报告`} icon="report">
      {row => (
        <Row key={row.reportId} to={(kind === 'ecg' ? pages.ecgPdf : pages.pdf).to({ id: row.reportId })}>
          <ReportRowWords row={row} />
        </Row>
      )}
    </Rows>
  )
}
