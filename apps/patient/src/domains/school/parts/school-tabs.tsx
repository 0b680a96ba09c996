import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { withQuery } from '@nethos/contract/booking/booking.paths.ts'
import { schoolPaths } from '@nethos/contract/school/school.paths.ts'
import { LinkTabs } from '../../../controls/tabs.tsx'

/** 按日期 and 按专家 of one department of the school hospital; without one it is chosen first. */
export function WithSchoolDepartment({ children }: { children: (deptCode: string, tabs: ReactNode) => ReactNode }) {
  const [query] = useSearchParams()
  const deptCode = query.get('deptCode')
  if (!deptCode) return <Navigate to={schoolPaths.departments} replace />
  return children(
    deptCode,
    <LinkTabs
      label="选择号源"
      tabs={[
        { to: withQuery(schoolPaths.byDate, { deptCode }), label: '按日期' },
        { to: withQuery(schoolPaths.byExpert, { deptCode }), label: '按专家' },
      ]}
    />,
  )
}
