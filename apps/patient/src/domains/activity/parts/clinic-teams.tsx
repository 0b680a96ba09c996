import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { askTeam } from '../../consult/public.ts'
import { clinicTeams } from '../free-clinic.calls.ts'

/** The teams that take part; nothing where there are none. */
export function ClinicTeams() {
  const { rows } = useRows(clinicTeams())
  if (rows.length === 0) return null
  return (
    <Card title="义诊团队">
      <ActionList
        actions={rows.map(team => ({
          label: team.teamName,
          note: team.leftToday > 0 ? `今日还剩${team.leftToday}个名额` : '今日名额已满',
          icon: 'people',
          to: team.leftToday > 0 ? askTeam(team.teamId, '', team.freeClinicId) : teamPages.team.to({ id: team.teamId }),
        }))}
      />
    </Card>
  )
}
