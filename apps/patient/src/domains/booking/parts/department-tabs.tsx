import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage, hospitalPage } from '@nethos/contract/booking/booking.links.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { LinkTabs } from '../../../controls/tabs.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'

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
  if (!place.deptId)
    return (
      <Page title="预约挂号">
        <Empty sentence="请先选择要挂号的科室" icon="visits">
          <ButtonLink to={hospitalPage(bookingPages.chooseDepartment, place)} replace>
            选择科室
          </ButtonLink>
        </Empty>
      </Page>
    )
  const { deptId, ...where } = place
  return children(
    place,
    <LinkTabs
      label="预约方式"
      tabs={[
        { to: departmentPage(bookingPages.byExpert, deptId, where), label: '按专家' },
        { to: departmentPage(bookingPages.byDate, deptId, where), label: '按日期' },
      ]}
    />,
  )
}
