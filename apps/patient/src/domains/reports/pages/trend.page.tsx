import { trendOfPoints } from '@nethos/contract/reports/lab/trend.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Navigate, useSearchParams } from 'react-router'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { trend } from '../reports.calls.ts'
import { TrendView } from '../trend/trend-chart.tsx'

/** 历次变化: one item over the years, across units and hospitals. */
export default function TrendPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  const item = Number(query.get('item'))
  if (!id || !Number.isInteger(item)) return <Navigate to={pages.home.at} replace />
  return <Trend reportId={id} item={item} itemKey={query.get('key') ?? ''} />
}

function Trend({ reportId, item, itemKey }: { reportId: string; item: number; itemKey: string }) {
  const result = useServiceQuery(trend(reportId, item))
  return (
    <DetailPage title={result.value?.[0]?.item.name} detail={result}>
      {points => {
        const name = points[points.length - 1]?.item.name ?? ''
        return (
          <>
            <h2>{name} 历次变化</h2>
            <TrendView name={name} trend={trendOfPoints(points, itemKey)} />
          </>
        )
      }}
    </DetailPage>
  )
}
