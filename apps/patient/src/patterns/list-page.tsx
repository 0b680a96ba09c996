import type { ReactNode } from 'react'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { Page } from './page.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { Rows } from './rows.tsx'
import type { RowSource } from './sources.ts'

interface ListPageProps<Row> {
  /** Where the page knows better than its address. */
  title?: string | undefined
  rows: RowSource<Row>
  /** Draws one row; give the element a `key`, and use Row or a card of the domain. */
  children: (row: Row) => ReactNode
  /** The sentence when there are none: 暂无咨询. */
  empty: string
  /** The drawing of what is missing. */
  icon: ServiceIconName
  /** The way on when there are none: a ButtonLink. */
  way?: ReactNode
  /** What stays below the title: Tabs, filters, a SearchBox. */
  head?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
  /** A bar at the lower edge: 添加就诊人. */
  bar?: ReactNode
}

/** Kind 1: a list. Pull to refresh, endless, an end mark, and the place kept on return. */
export const ListPage = <Row,>({ title, rows, children, empty, icon, way, head, action, bar }: ListPageProps<Row>) => (
  <Page title={title} head={head} action={action} bar={bar}>
    <PullToRefresh onRefresh={rows.refresh} isRefreshing={rows.isRefreshing}>
      <Rows rows={rows} empty={empty} icon={icon} way={way}>
        {children}
      </Rows>
    </PullToRefresh>
  </Page>
)
