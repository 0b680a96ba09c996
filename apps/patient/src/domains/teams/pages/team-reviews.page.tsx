import { useParams } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { useTab } from '../../../patterns/use-in-address.ts'
import { ReviewItem } from '../../doctors/public.tsx'
import { teamReviews } from '../teams.calls.ts'
import { reviewTime } from '../review-time.ts'

const orders = [
  { value: 'content', label: '有文字优先' },
  { value: 'time', label: '最新' },
] as const

/** 团队评价 */
export default function TeamReviewsPage() {
  const { id = '' } = useParams()
  const order = useTab('content', 'time')
  const rows = useRows(teamReviews(id, order.value))
  return (
    <ListPage
      rows={rows}
      empty="暂无评价信息"
      icon="star"
      head={<Tabs label="排序" tabs={orders} value={order.value} onChange={order.set} />}
    >
      {review => (
        <Row key={`${review.createdAt}${review.patientName}${review.content}`}>
          <ReviewItem review={review} when={reviewTime(review.createdAt, serverNow())} />
        </Row>
      )}
    </ListPage>
  )
}
