import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { ownSessions } from '../own.calls.ts'
import { OwnSessionCard } from './own-session-card.tsx'

/** Of who holds clinics: today's sessions and the next one after today; nothing where there are none. */
export function NextClinics() {
  const { value = [] } = useServiceQuery(ownSessions, { everyMs: 60_000 })
  const today = dayOf(serverNow())
  const later = value.find(one => one.onDay > today && !one.isStopped)
  const shown = [...value.filter(one => one.onDay === today), ...(later ? [later] : [])]
  if (shown.length === 0) return null
  return (
    <section className="today__part" aria-label="我的门诊">
      <h2>我的门诊</h2>
      <ul className="own-sessions">
        {shown.map(one => (
          <OwnSessionCard key={`${one.hosId} ${one.sessionCode}`} session={one} />
        ))}
      </ul>
      <Link to="/my-clinics">两周内的全部门诊</Link>
    </section>
  )
}
