import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { homePaths } from '@nethos/contract/home/home.paths.ts'
import { useAsked, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { SearchBox } from '../../../controls/search-box.tsx'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { departments, doctors, type DoctorFilter } from '../doctors.calls.ts'
import { DepartmentGrid } from '../parts/department-grid.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'
import { codeOf, DoctorFilters, sorts, type Chosen } from '../parts/doctor-filters.tsx'

/** 在线医生: hot departments, four filters, cards, endless. */
export default function DoctorsPage() {
  const { chosen, choose } = useChosen()
  const rows = useRows(doctors(filterOf(chosen)))
  const isNarrowed = chosen.deptCode !== '' || chosen.hosId !== '' || chosen.form !== ''
  return (
    <Page
      title="在线医生"
      action={<Link to={consultPaths.consultsOf.replace(':status', 'all')}>我的咨询</Link>}
      head={
        <>
          <SearchWay />
          <DoctorFilters chosen={chosen} onChange={choose} />
        </>
      }
    >
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        {!isNarrowed && <DepartmentGrid />}
        <Rows
          rows={rows}
          empty="没有符合条件的医生"
          way={
            <ButtonLink to="/doc/index" look="soft" replace>
              查看全部医生
            </ButtonLink>
          }
        >
          {doctor => <DoctorCard key={doctor.docId} doctor={doctor} />}
        </Rows>
      </PullToRefresh>
    </Page>
  )
}

/** The search box leads to the search page with what was typed. */
function SearchWay() {
  const [words, setWords] = useState('')
  const go = useNavigate()
  return <SearchBox label="搜索医生、科室、疾病" value={words} onChange={setWords} onSearch={search => void go(`${homePaths.search}?search=${encodeURIComponent(search)}`)} />
}

/** The filter lives in the address: deptCode, subDeptName (a name), hosId, form, sort. */
function useChosen(): { chosen: Chosen; choose: (next: Partial<Chosen>) => void } {
  const [query, setQuery] = useSearchParams()
  const byName = query.get('subDeptName') ?? ''
  const { value: tree = [] } = useAsked(departments(), { unless: byName === '' })
  const chosen: Chosen = {
    hosId: query.get('hosId') ?? '',
    deptCode: query.get('deptCode') ?? (byName ? codeOf(tree, byName) : ''),
    form: query.get('form') ?? '',
    sort: query.get('sort') ?? sorts[0].value,
  }
  return {
    chosen,
    choose(next) {
      const kept = Object.entries({ ...chosen, ...next }).filter(([, value]) => value !== '' && value !== sorts[0].value)
      setQuery(Object.fromEntries(kept), { replace: true, preventScrollReset: true })
    },
  }
}

const filterOf = ({ hosId, deptCode, form, sort }: Chosen): DoctorFilter => ({
  ...(hosId ? { hosId } : {}),
  ...(deptCode ? { gbDeptCode: deptCode } : {}),
  ...(form ? { [form]: true } : {}),
  sort: sort as NonNullable<DoctorFilter['sort']>,
  isRecommend: sort === 'recommendSort.asc',
})
