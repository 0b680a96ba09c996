import { useSearchParams } from 'react-router'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { surgeries } from '../daysurgery.calls.ts'
import { SurgeryRow } from '../parts/surgery-row.tsx'
import { useSurgeryNews } from '../parts/which.ts'

/** 手术进展: the operations whose steps can be followed, each with where it stands. */
export default function ProgressListPage() {
  const [query] = useSearchParams()
  const rows = useRows(surgeries(query.get('compatId') ?? ''))
  useSurgeryNews(rows.refresh)
  return (
    <ListPage rows={rows} empty="暂无手术" icon="dayward">
      {one => <SurgeryRow key={one.surgeryId} one={one} to={daySurgeryPages.progress.to({ id: one.surgeryId })} />}
    </ListPage>
  )
}
