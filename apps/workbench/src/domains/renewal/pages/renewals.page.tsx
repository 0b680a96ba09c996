import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { doctorTabs } from '@nethos/contract/renewal/renewal.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WordSearch } from '../../../patterns/word-search.tsx'
import { columnsFor } from '../parts/queue.tsx'
import { renewals, type DoctorTab } from '../renewal.calls.ts'

const tabs: Readonly<Record<DoctorTab, string>> = {
  new: doctorTabs.new.label,
  going: doctorTabs.going.label,
  ended: doctorTabs.ended.label,
  second: doctorTabs.second.label,
}
const columns = columnsFor('/renewals')

/** Who wants a prescription renewed: who waits longest first. */
export default function RenewalsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ tab: 'new' })
  const [search, setSearch] = useState('')
  const tab = value.tab in tabs ? (value.tab as DoctorTab) : 'new'
  const query = useServiceQuery(renewals(tab, search, pageNum), { keepPrevious: true, everyMs: 15_000 })
  return (
    <OfficePage
      title="续方"
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
        label="续方申请"
        query={query}
        columns={columns}
        rowKey={row => row.consultId}
        empty="没有续方申请"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
