import { useServiceQuery } from '@nethos/calls/query.ts'
import { visits } from '../system.calls.ts'

const every = { everyMs: 60_000 }

/** How often patients' pages have been opened: numbers, and nobody behind them. */
export function Visits() {
  const today = useServiceQuery(visits('today'), every).value
  const total = useServiceQuery(visits('total'), every).value
  if (today === undefined || total === undefined) return null
  return (
    <p>
      患者端页面访问量：今日 {today.toLocaleString('zh-CN')} 次，累计 {total.toLocaleString('zh-CN')}{' '}
      次（只计次数，不记录访客）
    </p>
  )
}
