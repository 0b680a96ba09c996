import { Link, useLocation } from 'react-router'
import type { AlarmRow } from '../alarm.calls.ts'
import './alarm-strip.css'

/** Above every page as long as somebody in danger waits. */
export function AlarmStrip({ alarms }: { alarms: readonly AlarmRow[] }) {
  const { pathname } = useLocation()
  if (alarms.length === 0) return null
  return (
    <p className="alarm-strip" role="alert">
      <span>有{alarms.length}位患者的情况可能很紧急，还没有人查看</span>
      {pathname !== '/alarms' && <Link to="/alarms">立即处理</Link>}
    </p>
  )
}
