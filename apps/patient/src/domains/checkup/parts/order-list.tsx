import { useNavigate } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import {
  checkupOrderStates,
  checkupOrderStatuses,
  type CheckupOrderStatus,
} from '@nethos/contract/checkup/checkup.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Instant } from '../../../patterns/instant.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { orders } from '../checkup.calls.ts'
import './checkup.css'
import { MineTabs } from './mine-tabs.tsx'
import { paidWords } from './paid-words.ts'
import { orderTones } from './tones.ts'
import { useCheckupNews } from './use-checkup-news.ts'

const all = 'all'
const codeOf = (status: CheckupOrderStatus): string => checkupOrderStates[status].code
/** The state that an address names by the wire's word; all of them where it names none. */
export const statusIn = (code: string | undefined): CheckupOrderStatus | '' =>
  checkupOrderStatuses.find(status => codeOf(status) === code) ?? ''

/** 我的体检: personal orders of one state, or all. */
export function OrderList({ status }: { status: CheckupOrderStatus | '' }) {
  const navigate = useNavigate()
  const rows = useRows(orders(status))
  useCheckupNews(() => void rows.refresh())
  return (
    <ListPage
      rows={rows}
      empty="暂无体检订单"
      icon="checkup"
      way={<ButtonLink to={checkupPages.home.at}>去预约体检</ButtonLink>}
      head={
        <>
          <MineTabs />
          <Tabs
            label="订单状态"
            tabs={[
              { value: all, label: '全部' },
              ...checkupOrderStatuses.map(one => ({ value: codeOf(one), label: checkupOrderStates[one].label })),
            ]}
            value={status === '' ? all : codeOf(status)}
            onChange={code => void navigate(checkupPages.mineOf.to({ status: code }), { replace: true })}
          />
        </>
      }
    >
      {one => (
        <Row key={one.orderId} to={checkupPages.order.to({ id: one.orderId })}>
          <p className="checkup-row-head">
            <strong>{one.packageName}</strong>
            <Tag tone={orderTones[one.status]}>{one.statusLabel}</Tag>
          </p>
          <p className="checkup-quiet">
            {one.personName} · <Instant>{instantInWords(one.startsAt)}</Instant>
          </p>
          <p className="checkup-quiet">
            {one.centreName} · {paidWords(one)}
          </p>
        </Row>
      )}
    </ListPage>
  )
}
