import { useParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { useTab } from '../../../patterns/use-in-address.ts'
import { ReviewItem } from '../../doctors/public.tsx'
import { teamReviews } from '../teams.calls.ts'

const orders = [
  { value: 'content', label: '有文字优先' },
  { value: 'time', label: '最新' },
] as const

/** 11月21日 15:04: the team's ratings name month, day and minute (core 2). */
export const minuteOf = (at: number): string => instantInWords(at).slice(5)

/** 团队评价 */
export default function TeamReviewsPage() {
  const { id = '' } = useParams()
  const order = useTab('content', 'time')
  const rows = useRows(teamReviews(id, order.value))
  return (
    <ListPage
      title="团队评价"
      rows={rows}
      empty="暂无评价信息"
      head={<Tabs label="排序" tabs={orders} value={order.value} onChange={order.set} />}
    >
      {review => (
        <Row key={`${review.createdAt}${review.patientName}${review.content}`}>
          <ReviewItem review={review} when={minuteOf(review.createdAt)} />
        </Row>
      )}
    </ListPage>
  )
}
