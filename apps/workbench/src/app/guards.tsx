import { createContext, useContext, type ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import type { Staff } from '@nethos/contract/staff/staff.services.ts'
import { PageTitle } from '../patterns/page-title.tsx'
import { Empty } from '../patterns/states.tsx'
import { desksOf } from './desks.ts'

export const MeContext = createContext<Staff | undefined>(undefined)

/** The first desk of the role. */
export function HomePage() {
  const me = useContext(MeContext)
  const first = me && desksOf(me.role)[0]
  return first ? <Navigate to={first.routes[0].path} replace /> : <NotFoundPage />
}

export function OnlyFor({ roles, page }: { roles: readonly StaffRole[]; page: ReactNode }) {
  const me = useContext(MeContext)
  return me && roles.includes(me.role) ? (
    page
  ) : (
    <NoWayOn title="没有权限" sentence={commonRefusals.not_your_role.sentence} />
  )
}

export const NotFoundPage = () => <NoWayOn title="页面不存在" sentence="没有这个页面，地址可能已经变了" />

const NoWayOn = ({ title, sentence }: { title: string; sentence: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <h1 className="unseen">{title}</h1>
    <Empty as="search" sentence={sentence}>
      <Link to="/">返回首页</Link>
    </Empty>
  </>
)
