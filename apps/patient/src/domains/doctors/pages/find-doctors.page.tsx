import { homePages } from '@nethos/contract/home/home.pages.ts'
import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import { useRows } from '@nethos/calls/query.ts'
import { SearchBox } from '../../../controls/search-box.tsx'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { doctors } from '../doctors.calls.ts'
import { DepartmentGrid } from '../parts/department-grid.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'

/** Of who searches for what cannot wait: the others load nothing of it. */
const EmergencyIn = lazy(async () => ({
  default: (await loadPart(() => import('../../triage/public.ts'))).EmergencyIn,
}))

/** 找医生: departments and recommended doctors who answer by text and picture. */
export default function FindDoctorsPage() {
  const [words, setWords] = useState('')
  const go = useNavigate()
  const rows = useRows(doctors({ Pic: true, isRecommend: true, sort: 'recommendSort.asc' }))
  return (
    <Page
      head={
        <SearchBox
          label="搜索医生、科室、疾病"
          value={words}
          onChange={setWords}
          onSearch={search => void go(homePages.search.to({ search }))}
        />
      }
    >
      {words !== '' && (
        <Suspense>
          <EmergencyIn texts={[words]} />
        </Suspense>
      )}
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        <DepartmentGrid title="按科室找医生" />
        <GuideLink to={guidePages.guide.to()} />
        <Rows rows={rows} empty="暂无可咨询的医生" icon="doctor">
          {doctor => <DoctorCard key={doctor.docId} doctor={doctor} />}
        </Rows>
      </PullToRefresh>
    </Page>
  )
}
