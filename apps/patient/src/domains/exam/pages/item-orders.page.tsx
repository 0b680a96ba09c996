import { useSearchParams } from 'react-router'
import { dayOf } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { itemOrders } from '../item-order.calls.ts'
import '../parts/exam.css'
import { itemOrderTones } from '../parts/tones.ts'

/** 检测订单: what, for whom, when, and how it stands. */
export default function ItemOrdersPage() {
  const [query] = useSearchParams()
  return (
    <ListPage
      rows={useRows(itemOrders(query.get('compatId') ?? ''))}
      empty="暂无检测订单"
      icon="scan"
      way={<ButtonLink to={examPages.epidemicPerson.at}>去开单</ButtonLink>}
    >
      {one => (
        <Row key={one.itemOrderId} to={examPages.epidemicOrder.to({ id: one.itemOrderId })}>
          <p>
            <strong>{one.itemNames}</strong> <Tag tone={itemOrderTones[one.status]}>{one.statusLabel}</Tag>
          </p>
          <p className="exam-quiet">
            {one.personName} · {dayOf(one.createdAt)} · ¥{yuan(one.totalCents)}
          </p>
        </Row>
      )}
    </ListPage>
  )
}
