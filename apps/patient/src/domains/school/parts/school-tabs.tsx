import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { LinkTabs } from '../../../controls/tabs.tsx'

/** 按日期 and 按专家 of one department of the school hospital; without one it is chosen first. */
export function WithSchoolDepartment({ children }: { children: (deptCode: string, tabs: ReactNode) => ReactNode }) {
  const [query] = useSearchParams()
  const deptCode = query.get('deptCode')
  if (!deptCode) return <Navigate to={schoolPages.departments.at} replace />
  return children(
    deptCode,
    <LinkTabs
      label="选择号源"
      tabs={[
        { to: schoolPages.byDate.to({ deptCode }), label: '按日期' },
        { to: schoolPages.byExpert.to({ deptCode }), label: '按专家' },
      ]}
    />,
  )
}
