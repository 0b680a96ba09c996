import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { CallButton } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { DoctorCard } from '../../doctors/public.tsx'
import type { Campaign } from '../campaign.calls.ts'
import { CampaignPicture } from './campaign-picture.tsx'
import './campaign.css'

type Words = Pick<Campaign, 'title' | 'summary' | 'picture' | 'sections'>

/** The banner of a campaign, and what it says. */
export const CampaignWords = ({ title, summary, picture, sections }: Words) => (
  <>
    <section className="campaign__head">
      <CampaignPicture name={picture} />
      <h2 className="campaign__title">{title}</h2>
      {summary && <p>{summary}</p>}
    </section>
    {sections.map(({ heading, text }) => (
      <Card key={`${heading} ${text}`} {...(heading ? { title: heading } : {})}>
        <p className="campaign__text">{text}</p>
      </Card>
    ))}
  </>
)

/** What a campaign says, who takes part, and whom to call. */
export function CampaignBody({ campaign }: { campaign: Campaign }) {
  const { servicePhone } = useAppInfo()
  const { doctors, teams, hasPhone } = campaign
  return (
    <>
      <CampaignWords {...campaign} />
      {doctors.map(doctor => (
        <DoctorCard key={doctor.docId} doctor={doctor} />
      ))}
      {teams.length > 0 && (
        <Card title="参加的团队">
          <ActionList
            actions={teams.map(({ teamId, teamName }) => ({
              label: teamName,
              icon: 'people',
              to: teamPages.team.to({ id: teamId }),
            }))}
          />
        </Card>
      )}
      {hasPhone && servicePhone && (
        <Card title="联系我们">
          <CallButton phone={servicePhone}>拨打客服电话{servicePhone}</CallButton>
        </Card>
      )}
    </>
  )
}
