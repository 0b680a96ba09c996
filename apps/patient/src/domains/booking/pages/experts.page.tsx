import { useRows } from '@nethos/calls/query.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { useTab } from '../../../patterns/use-in-address.ts'
import { experts } from '../booking.calls.ts'
import { ClinicDoctorRow } from '../parts/clinic-doctor-row.tsx'
import { departmentsOf } from '../parts/departments-of.ts'
import { HospitalHead } from '../parts/hospital-head.tsx'
import { rowsAt, useHospital } from '../use-hospital.ts'

/** 专家门诊 of a hospital, by department. */
export default function ExpertsPage() {
  const hospital = useHospital()
  const rows = rowsAt(hospital, useRows(experts(hospital.hosId), { unless: hospital.hosId === '' }))
  const departments = departmentsOf(rows.rows)
  const tab = useTab('', ...departments.map(one => one.value))
  return (
    <ListPage
      rows={{ ...rows, rows: rows.rows.filter(one => !tab.value || one.deptId === tab.value) }}
      empty="这家医院暂无专家门诊"
      icon="doctor"
      head={<HospitalHead hospital={hospital} departments={departments} tab={tab} />}
    >
      {doctor => <ClinicDoctorRow key={doctor.clinicDoctorId} doctor={doctor} sort={hospital.sort} />}
    </ListPage>
  )
}
