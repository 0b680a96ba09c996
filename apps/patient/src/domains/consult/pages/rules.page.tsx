import { useSearchParams } from 'react-router'
import { askingIn, steps, teamForm } from '../consult.links.ts'
import { ConsultNotice } from '../parts/consult-notice.tsx'
import { TeamNotice } from '../parts/team-notice.tsx'

/** 咨询须知, of a doctor or (type=team) of a team: the first step. */
export default function RulesPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return asking.type === 'team' ? (
    <TeamNotice title="咨询须知" asking={asking} next={teamForm(asking)} />
  ) : (
    <ConsultNotice title="咨询须知" asking={asking} next={steps.choosePerson(asking)} />
  )
}
