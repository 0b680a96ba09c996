import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { editionServices } from '../common/editions.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { doctor } from '../doctors/doctors.schemas.ts'
import { doctorSpelling } from '../doctors/doctors.words.ts'
import { obj, only, service, type Services } from '../service.ts'
import { campaignDocument } from './campaign.document.ts'

/** 活动页: what everybody sees of a campaign (docs/product/needs.md B). */
export const campaignServices = {
  /** The published edition of a code; a code that is none, or withdrawn, is not found. */
  campaign: service({
    name: 'smarthos.activity.info',
    kind: 'query',
    access: 'anybody',
    input: z.object({ code: z.string().check(z.maxLength(40)) }),
    reply: obj(
      z.object({
        code: z.string(),
        ...z.omit(campaignDocument, { docIds: true, teamIds: true }).shape,
        doctors: z.array(doctor),
        teams: z.array(z.object({ teamId: z.string(), teamName: z.string() })),
      }),
    ),
    spelling: doctorSpelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services

export const campaignAudits = {
  write: 'campaign.write',
  submit: 'campaign.write',
  publish: 'campaign.publish',
  sendBack: 'campaign.write',
  drop: 'campaign.write',
  withdraw: 'campaign.publish',
} as const

/** Campaigns at the desk: draft, second person, publication, history. */
export const campaignDeskServices = editionServices({
  prefix: 'staff.campaign',
  access: ['operator', 'admin'],
  audits: campaignAudits,
  document: open(shownToAll, campaignDocument),
})
