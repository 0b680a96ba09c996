import { run } from '@nethos/calls/command.ts'
import { ServiceList } from '../../doctors/public.tsx'
import { saveService, type DeskTeam } from '../teams.calls.ts'

/** What the team offers for a length of time. */
export const Services = ({ team: { teamId, services } }: { team: DeskTeam }) => (
  <section className="office__section">
    <h2>团队服务</h2>
    <div className="team-card">
      <ServiceList
        label="团队服务"
        services={services}
        empty="还没有按时长提供的服务，例如随访月包。"
        save={fields => run(saveService, { teamId, ...fields })}
      />
    </div>
  </section>
)
