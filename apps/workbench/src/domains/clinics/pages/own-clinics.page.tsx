import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { ownSessions } from '../own.calls.ts'
import { OwnSessionCard } from '../parts/own-session-card.tsx'

/** 我的门诊: today's and those of the next two weeks; each can be stopped here, on a phone as well. */
export default function OwnClinicsPage() {
  const { value, status, sentence, retry } = useServiceQuery(ownSessions, { everyMs: 30_000 })
  return (
    <OfficePage title="我的门诊">
      <p>今天起两周内您出诊的门诊；护士看到的是所在科室的门诊。停诊后，已挂号的患者会收到通知，可以改约或全额退款。</p>
      <Link to="/today">回到今日</Link>
      {!value ? (
        status === 'fault' ? (
          <Fault sentence={sentence} onRetry={retry} />
        ) : (
          <Waiting rows={6} />
        )
      ) : value.length === 0 ? (
        <Empty as="days" sentence="两周内没有排您的门诊" />
      ) : (
        <ul className="own-sessions" aria-label="我的门诊">
          {value.map(one => (
            <OwnSessionCard key={`${one.hosId} ${one.sessionCode}`} session={one} />
          ))}
        </ul>
      )}
    </OfficePage>
  )
}
