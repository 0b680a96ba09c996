import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { bookingPaths, departmentPage, hospitalPage } from '@nethos/contract/booking/booking.paths.ts'
import { LinkTabs } from '../../../controls/tabs.tsx'

interface Place {
  deptId: string
  hosId: string
  sort: string
}

/** 按专家 and 按日期 of one department, keeping what the address says; without a department one is chosen first. */
export function WithDepartment({ children }: { children: (place: Place, tabs: ReactNode) => ReactNode }) {
  const [query] = useSearchParams()
  const place = {
    deptId: query.get('bookDeptId') ?? '',
    hosId: query.get('bookHosId') ?? '',
    sort: query.get('bookSort') ?? '1',
  }
  if (!place.deptId) return <Navigate to={hospitalPage(bookingPaths.chooseDepartment, place)} replace />
  const { deptId, ...where } = place
  return children(
    place,
    <LinkTabs
      label="预约方式"
      tabs={[
        { to: departmentPage(bookingPaths.byExpert, deptId, where), label: '按专家' },
        { to: departmentPage(bookingPaths.byDate, deptId, where), label: '按日期' },
      ]}
    />,
  )
}
