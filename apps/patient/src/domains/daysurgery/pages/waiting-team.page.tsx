import { useServiceQuery } from '@nethos/calls/query.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { plannedTeam } from '../daysurgery.calls.ts'
import { Member } from '../parts/member.tsx'
import { OfWaiting } from '../parts/of-waiting.tsx'

/** 医护团队: the doctor of the note with his ward, and who operates where an operation is planned. */
export default function WaitingTeamPage() {
  return (
    <OfWaiting>
      {(one, { personId }) => (
        <>
          {one.doctorName !== '' && (
            <Member one={{ name: one.doctorName, title: '', roleLabel: '开住院证的医生', docId: '', avatar: '' }} />
          )}
          <Card title={one.wardName === '' ? one.deptName : one.wardName}>
            <Lines
              lines={[
                { label: '科室', value: one.deptName },
                { label: '地点', value: one.wardPlace },
                { label: '电话', value: one.wardPhone },
              ]}
            />
          </Card>
          <Operating personId={personId} />
        </>
      )}
    </OfWaiting>
  )
}

const Operating = ({ personId }: { personId: string }) => (
  <Value of={useServiceQuery(plannedTeam(personId))} shape="rows">
    {team => (
      <div className="surgery-list">
        {team.length > 0 && <h2>已安排的手术由他们来做</h2>}
        {team.map(one => (
          <Member key={`${one.role} ${one.name}`} one={one} />
        ))}
        {team.length === 0 && <p className="surgery-quiet">手术团队和责任护士在安排手术、入院后显示。</p>}
      </div>
    )}
  </Value>
)
