import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { pharmacistTabs } from '@nethos/contract/renewal/renewal.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WordSearch } from '../../../patterns/word-search.tsx'
import { columnsFor } from '../parts/queue.tsx'
import { prescriptions, type PharmacistTab } from '../renewal.calls.ts'

const tabs: Readonly<Record<PharmacistTab, string>> = {
  review: pharmacistTabs.review.label,
  make_up: pharmacistTabs.make_up.label,
  handed: pharmacistTabs.handed.label,
  ended: pharmacistTabs.ended.label,
}
const columns = columnsFor('/prescriptions')

/** What waits for a pharmacist: to be reviewed, made up, handed out. */
export default function PrescriptionsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ tab: 'review' })
  const [search, setSearch] = useState('')
  const tab = value.tab in tabs ? (value.tab as PharmacistTab) : 'review'
  const query = useServiceQuery(prescriptions(tab, search, pageNum), { keepPrevious: true, everyMs: 15_000 })
  return (
    <OfficePage
      title="处方审核"
      tools={
        <>
          <Choice label="状态" value={tab} of={tabs} onChange={next => filter({ tab: next })} />
          <WordSearch
            label="患者姓名"
            onSearch={word => {
              setSearch(word)
              toPage(1)
            }}
          />
        </>
      }
    >
      <PagedTable
        label="处方"
        query={query}
        columns={columns}
        rowKey={row => row.consultId}
        empty="没有待处理的处方"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
