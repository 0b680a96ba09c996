import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { reviews, type ReviewSort } from '../doctors.calls.ts'
import { ReviewItem } from '../parts/review-item.tsx'

const orders = [
  { value: 'content', label: '有文字优先' },
  { value: 'time', label: '最新' },
] as const

/** 患者评价 of a doctor; the order stands in the address. */
export default function CommentsPage() {
  const [query] = useSearchParams()
  const docId = query.get('docId')
  return docId ? <Comments docId={docId} /> : <Navigate to={doctorPages.doctors.at} replace />
}

function Comments({ docId }: { docId: string }) {
  const [query, setQuery] = useSearchParams()
  const order: ReviewSort = query.get('order') === 'time' ? 'time' : 'content'
  const rows = useRows(reviews(docId, order))
  return (
    <ListPage
      rows={rows}
      empty="暂无评价信息"
      icon="star"
      head={
        <Tabs
          label="排序"
          tabs={orders}
          value={order}
          onChange={next => setQuery({ docId, order: next }, { replace: true })}
        />
      }
    >
      {review => (
        <Row key={`${review.createdAt}${review.patientName}${review.content}`}>
          <ReviewItem review={review} />
        </Row>
      )}
    </ListPage>
  )
}
