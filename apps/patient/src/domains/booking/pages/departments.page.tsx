import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage } from '@nethos/contract/booking/booking.links.ts'
import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { useSearchParams } from 'react-router'
import type { DepartmentWithState } from '@nethos/contract/clinics/finding.schemas.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { clinicDepartments, departmentInfo, doctorStates } from '../booking.calls.ts'
import { ClinicDoctorRow } from '../parts/clinic-doctor-row.tsx'
import { DepartmentCard } from '../parts/department-card.tsx'
import { HospitalSwitch } from '../parts/hospital-switch.tsx'
import { useHospital, valueAt } from '../use-hospital.ts'

const flat = (tree: readonly DepartmentWithState[]) =>
  tree.flatMap(({ subDepartments, ...top }) => (subDepartments.length > 0 ? subDepartments : [top]))

/** 科室预约: the departments of a hospital, what the chosen one is for, and who can be booked there. */
export default function DepartmentsPage() {
  const hospital = useHospital()
  const [query, setQuery] = useSearchParams()
  const tree = valueAt(hospital, useServiceQuery(clinicDepartments(hospital.hosId), { unless: hospital.hosId === '' }))
  const all = flat(tree.value ?? [])
  const deptId = query.get('bookDeptId') ?? all[0]?.deptId ?? ''
  const choose = (next: string) =>
    setQuery(
      now => {
        const params = new URLSearchParams(now)
        params.set('bookDeptId', next)
        return params
      },
      { replace: true },
    )
  return (
    <Page
      head={
        <>
          <HospitalSwitch of={hospital} />
          {all.length > 1 && (
            <Tabs
              label="科室"
              tabs={all.map(one => ({ value: one.deptId, label: one.deptName }))}
              value={deptId}
              onChange={choose}
            />
          )}
        </>
      }
      bar={
        deptId && (
          <ButtonLink
            to={departmentPage(bookingPages.byExpert, deptId, { hosId: hospital.hosId, sort: hospital.sort })}
          >
            预约这个科室
          </ButtonLink>
        )
      }
    >
      <GuideLink to={guidePages.guide.to()} />
      {deptId ? (
        <Chosen key={deptId} deptId={deptId} sort={hospital.sort} />
      ) : (
        <Value of={tree} shape="rows">
          {() => <Empty sentence="这家医院暂无可预约的科室" icon="hospital" />}
        </Value>
      )}
    </Page>
  )
}

function Chosen({ deptId, sort }: { deptId: string; sort: string }) {
  const { isElder } = useAppInfo()
  const info = useServiceQuery(departmentInfo(deptId))
  const rows = useRows(doctorStates(deptId))
  return (
    <>
      <Value of={info}>{department => <DepartmentCard department={department} isBrief={isElder} />}</Value>
      <Rows rows={rows} empty="这个科室暂无出诊医生" icon="doctor">
        {doctor => <ClinicDoctorRow key={doctor.clinicDoctorId} doctor={doctor} sort={sort} />}
      </Rows>
    </>
  )
}
