import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { homePages } from '@nethos/contract/home/home.pages.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { SearchBox } from '../../../controls/search-box.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { PullToRefresh } from '../../../patterns/pull-to-refresh.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { departments, doctors, type DoctorFilter } from '../doctors.calls.ts'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { DepartmentGrid } from '../parts/department-grid.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'
import { codeOf } from '../parts/department-tree.ts'
import { DoctorFilters, forms, sorts, type Chosen } from '../parts/doctor-filters.tsx'

/** 在线医生: hot departments, four filters, cards, endless. */
export default function DoctorsPage() {
  const { isElder } = useAppInfo()
  const { chosen, isUnclear, choose } = useChosen()
  const rows = useRows(doctors(filterOf(chosen)), { unless: isUnclear })
  const isNarrowed = [chosen.deptCode, chosen.clinic, chosen.hosId, chosen.form, chosen.search].some(
    value => value !== '',
  )
  return (
    <Page
      title="在线医生"
      action={<Link to={consultPages.consults.to({ status: 'all' })}>我的咨询</Link>}
      head={
        <>
          <SearchWay key={chosen.search} word={chosen.search} onClear={() => choose({ search: '' })} />
          <DoctorFilters chosen={chosen} onChange={choose} />
        </>
      }
    >
      <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
        {!isNarrowed && <GuideLink to={guidePages.guide.to()} />}
        {/* In large letters departments stand behind 筛选. */}
        {!isNarrowed && !isElder && <DepartmentGrid />}
        <Rows
          rows={rows}
          empty="没有符合条件的医生"
          icon="doctor"
          way={
            <ButtonLink to={doctorPages.doctors.at} look="soft" replace>
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
function SearchWay({ word, onClear }: { word: string; onClear: () => void }) {
  const [words, setWords] = useState(word)
  const go = useNavigate()
  return (
    <SearchBox
      label="搜索医生、科室、疾病"
      value={words}
      onChange={next => (next === '' && word !== '' ? onClear() : setWords(next))}
      onSearch={search => void go(homePages.search.to({ search }))}
    />
  )
}

/** One of those that are offered; an address may say anything. */
const offered = <Value extends string>(choices: readonly { value: Value }[], text: string | null): Value =>
  // oxlint-disable-next-line typescript/no-non-null-assertion -- something is offered
  (choices.find(one => one.value === text) ?? choices[0]!).value

/** The filter lives in the address: deptCode, subDeptName (a department's or a clinic's name), hosId, form, sort; search keeps the words of the search page. */
function useChosen() {
  const [query, setQuery] = useSearchParams()
  const named = query.has('deptCode') ? '' : (query.get('subDeptName') ?? '')
  const tree = useServiceQuery(departments(), { unless: named === '' })
  const deptCode = query.get('deptCode') ?? codeOf(tree.value ?? [], named)
  const chosen: Chosen & { search: string } = {
    hosId: query.get('hosId') ?? '',
    deptCode,
    clinic: deptCode === '' ? named : '',
    form: offered(forms, query.get('form')),
    sort: offered(sorts, query.get('sort')),
    search: query.get('search') ?? '',
  }
  return {
    chosen,
    /** What the name means is not known yet. */
    isUnclear: named !== '' && tree.status === 'waiting',
    choose(next: Partial<Chosen & { search: string }>) {
      const { clinic, sort, ...others } = { ...chosen, ...next }
      const fields = { ...others, subDeptName: clinic, sort: sort === sorts[0].value ? '' : sort }
      setQuery(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), {
        replace: true,
        preventScrollReset: true,
      })
    },
  }
}

const filterOf = ({ hosId, deptCode, clinic, form, sort, search }: Chosen & { search: string }): DoctorFilter => ({
  ...(hosId ? { hosId } : {}),
  ...(deptCode ? { gbDeptCode: deptCode } : {}),
  ...(clinic ? { subDeptName: clinic } : {}),
  ...(form ? { [form]: true } : {}),
  ...(search ? { search } : {}),
  sort: sort as NonNullable<DoctorFilter['sort']>,
  isRecommend: sort === sorts[0].value,
})
