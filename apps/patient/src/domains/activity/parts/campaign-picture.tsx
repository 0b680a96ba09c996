import type { CampaignPicture as Name } from '@nethos/contract/activity/campaign.document.ts'
import './campaign.css'

/** Drawn with lines on a calm ground: 160 × 90. */
const lines: Readonly<Record<Name, string>> = {
  health:
    'M80 66S48 48 48 30a16 16 0 0 1 32-6a16 16 0 0 1 32 6c0 18-32 36-32 36M60 44h10l6-12 8 22 6-10h10M24 70c0-16 10-24 24-26-2 16-10 24-24 26M136 70c0-16-10-24-24-26 2 16 10 24 24 26',
  clinic: 'M40 74V30h80v44M28 74h104M72 74V58h16v16M80 36v14M73 43h14M50 42h8M50 56h8M102 42h8M102 56h8M62 30V18h36v12',
  sports:
    'M30 64c0-22 22-34 50-34s50 12 50 34M42 70c0-16 16-28 38-28s38 12 38 28M54 74c0-10 10-20 26-20s26 10 26 20M80 30V14M74 14h12l-2 8h-8zM76 12c0-6 4-6 4-10 4 4 6 6 4 10',
  phone: 'M56 14h34v62H56zM66 70h14M96 24h38v24h-20l-8 8v-8h-10M104 32h22M104 40h14M64 26h18M64 36h12',
}

/** The head of a campaign. */
export const CampaignPicture = ({ name }: { name: Name }) => (
  <svg className="campaign__picture" viewBox="0 0 160 90" aria-hidden>
    <path d={lines[name]} />
  </svg>
)
