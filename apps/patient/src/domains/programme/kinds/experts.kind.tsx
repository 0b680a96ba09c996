import { useServiceQuery } from '@nethos/calls/query.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { DoctorCard } from '../../doctors/public.tsx'
import { TeamCard } from '../../teams/public.tsx'
import { expertsOf } from '../programme.calls.ts'
import type { PlaceProps } from '../use-place.ts'

/** 专家: the teams with their members, then the doctors; a tap leads to their own page. */
export default function ProgrammeExperts({ place: { code, only } }: PlaceProps) {
  return (
    <DetailPage detail={useServiceQuery(expertsOf(code))}>
      {experts => {
        const teams = only === 'doctors' ? [] : experts.teams
        const doctors = only === 'teams' ? [] : experts.doctors
        return (
          <>
            {teams.length + doctors.length === 0 && (
              <Empty sentence="暂无专家" icon="doctor">
                <ButtonLink to={placeLink(code, 'home')} look="soft">
                  返回专区
                </ButtonLink>
              </Empty>
            )}
            {teams.map(team => (
              <TeamCard key={team.teamId} team={team} members={team.members.map(one => one.docName)} />
            ))}
            {doctors.map(doctor => (
              <DoctorCard key={doctor.docId} doctor={doctor} />
            ))}
          </>
        )
      }}
    </DetailPage>
  )
}
