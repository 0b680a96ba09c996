import { useAsked } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { DoctorCard } from '../../doctors/public.tsx'
import { TeamCard } from '../../teams/public.tsx'
import { expertsOf } from '../programme.calls.ts'
import type { PlaceProps } from '../use-place.ts'

/** 专家: the teams, then the doctors; a tap leads to their own page. */
export default function ProgrammeExperts({ place }: PlaceProps) {
  return (
    <DetailPage detail={useAsked(expertsOf(place.code))}>
      {({ doctors, teams }) => (
        <>
          {teams.length + doctors.length === 0 && <Empty sentence="暂无专家" icon="doctor" />}
          {teams.map(team => (
            <TeamCard key={team.teamId} team={team} />
          ))}
          {doctors.map(doctor => (
            <DoctorCard key={doctor.docId} doctor={doctor} />
          ))}
        </>
      )}
    </DetailPage>
  )
}
