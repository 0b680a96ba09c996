import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { PagedTable } from '../../../../patterns/paged-table.tsx'
import { ownReviews, type OwnReview } from '../../quality/quality.calls.ts'

const columns: TableColumnsType<OwnReview> = [
  { title: '评分', key: 'stars', render: (_, { stars }) => `${stars.toFixed(1)}星` },
  {
    title: '评价',
    key: 'content',
    width: 420,
    render: (_, { content, tags }) => [content, ...tags].filter(Boolean).join(' · ') || '没有文字',
  },
  { title: '患者', dataIndex: 'patientName' },
  {
    title: '时间',
    key: 'at',
    render: (_, { consultId, createdAt }) =>
      consultId ? <Link to={`/consults/${consultId}`}>{dayAndTime(createdAt)}</Link> : dayAndTime(createdAt),
  },
]

/** 患者评价: what patients have said of one's own consults. */
export function OwnReviews() {
  const [pageNum, toPage] = useState(1)
  return (
    <section className="office__section" aria-label="患者评价">
      <h2>患者评价</h2>
      <PagedTable
        label="患者评价"
        query={useServiceQuery(ownReviews(pageNum), { keepPrevious: true })}
        columns={columns}
        rowKey={row => row.reviewId}
        empty="还没有患者评价"
        emptyAs="figures"
        pageNum={pageNum}
        onPage={toPage}
      />
    </section>
  )
}
