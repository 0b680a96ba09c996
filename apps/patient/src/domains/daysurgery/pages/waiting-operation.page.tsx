import { useSearchParams } from 'react-router'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { openSurgeryStatuses } from '@nethos/contract/daysurgery/surgery.status.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { surgeries } from '../daysurgery.calls.ts'
import { SurgeryRow } from '../parts/surgery-row.tsx'
import { useSurgeryNews } from '../parts/which.ts'

/** 手术信息: the operations that lie ahead of who waits. */
export default function WaitingOperationPage() {
  const [query] = useSearchParams()
  const result = useServiceQuery(surgeries(query.get('compatId') ?? ''))
  useSurgeryNews(result.retry)
  return (
    <Page>
      <Value of={result} shape="rows">
        {all => {
          const ahead = all.filter(one => openSurgeryStatuses.includes(one.status))
          return ahead.length === 0 ? (
            <Empty sentence="暂无计划手术" icon="dayward" />
          ) : (
            <div className="surgery-list">
              {ahead.map(one => (
                <SurgeryRow
                  key={one.surgeryId}
                  one={one}
                  to={daySurgeryPages.patientHome.to({ compatId: one.personId, id: one.surgeryId })}
                />
              ))}
            </div>
          )
        }}
      </Value>
    </Page>
  )
}
