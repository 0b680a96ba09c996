import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage, hospitalPage } from '@nethos/contract/booking/booking.links.ts'
import { useNavigate } from 'react-router'
import type { DepartmentWithState } from '@nethos/contract/clinics/finding.schemas.ts'
import { slotStates } from '@nethos/contract/booking/slot.states.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Cascade } from '../../../controls/cascade.tsx'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { Page } from '../../../patterns/page.tsx'
import { SearchLink } from '../../../patterns/search-link.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { clinicDepartments } from '../booking.calls.ts'
import { HospitalSwitch } from '../parts/hospital-switch.tsx'
import { useHospital, valueAt } from '../use-hospital.ts'
import { dayInShort } from '../when.ts'
import './choose-department.page.css'

/** 选择科室 in two columns: groups at the left, departments with what can be had at the right. */
export default function ChooseDepartmentPage() {
  const hospital = useHospital()
  const { hosId, sort } = hospital
  const tree = useServiceQuery(clinicDepartments(hosId, sort === '2'), { unless: hosId === '' })
  const go = useNavigate()
  const choose = (deptId: string) =>
    void go(
      sort === '2'
        ? departmentPage(bookingPages.today, deptId, { hosId })
        : departmentPage(bookingPages.byExpert, deptId, { hosId, sort }),
    )
  return (
    <Page
      head={
        <>
          <HospitalSwitch of={hospital} />
          <SearchLink to={hospitalPage(bookingPages.search, { hosId, sort })} label="搜索医生、科室、拼音" />
          <GuideLink to={guidePages.guide.to()} />
        </>
      }
    >
      <div className="choose-department">
        <Value of={valueAt(hospital, tree)} shape="rows">
          {all =>
            all.length === 0 ? (
              <Empty sentence="这家医院暂无可预约的科室" icon="hospital" />
            ) : (
              <Cascade key={hosId} label="科室" branches={all.map(branchOf)} onChoose={(_, deptId) => choose(deptId)} />
            )
          }
        </Value>
      </div>
    </Page>
  )
}

type OfTree = Omit<DepartmentWithState, 'subDepartments'>

const optionOf = (one: OfTree, label = one.deptName) => ({ value: one.deptId, label, note: noteOf(one) })

const noteOf = ({ slotState, nextDay }: OfTree): string =>
  nextDay ? `${dayInShort(nextDay)}可约` : slotStates[slotState].label

const branchOf = (top: DepartmentWithState) => ({
  value: top.deptId,
  label: top.deptName,
  children:
    top.subDepartments.length === 0
      ? [optionOf(top)]
      : [optionOf(top, `全部${top.deptName}`), ...top.subDepartments.map(sub => optionOf(sub))],
})
