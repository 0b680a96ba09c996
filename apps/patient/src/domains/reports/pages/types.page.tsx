import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { reportTypes, type ReportType } from '@nethos/contract/reports/reports.kinds.ts'
import { useSearchParams } from 'react-router'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Whose } from '../parts/whose.tsx'
import '../parts/reports.css'

const always: readonly ReportType[] = [
  'lab',
  'imaging',
  'checkup',
  'endoscopy',
  'pictures',
  'pdf',
  'pathology',
  'ecg_pdf',
]

/** 报告类型: each kind with how many there are; the school hospital's where there is one. */
export default function ReportTypesPage() {
  const [query] = useSearchParams()
  return (
    <HubPage>
      <Whose personId={query.get('compatId')}>
        {({ personId: compatId, types }) => (
          <Card>
            <ActionList
              actions={types
                .filter(({ type, count }) => always.includes(type) || (type === 'school' && count > 0))
                .sort((a, b) => always.indexOf(a.type) - always.indexOf(b.type))
                .map(({ type, count }) => ({
                  label: reportTypes[type],
                  value: `${count}份`,
                  to: pages.reports.to({ compatId, type }),
                }))}
            />
          </Card>
        )}
      </Whose>
    </HubPage>
  )
}
