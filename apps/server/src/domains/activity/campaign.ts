import { campaignDocument, type CampaignDocument } from '@nethos/contract/activity/campaign.document.ts'
import { campaignAudits, type campaignServices } from '@nethos/contract/activity/campaign.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import type { EditionKind } from '../../editions/edition-kind.ts'
import { currentDocument } from '../../editions/editions.ts'
import { doctorsOf } from '../doctors/public.ts'
import { builtInCampaigns } from './built-in-campaigns.ts'

const activeDoctors = (db: Db, docIds: readonly string[]) =>
  docIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('doctor').select('docId').where('docId', 'in', docIds).where('isActive', '=', true).execute()

const teamsShown = (db: Db, teamIds: readonly string[]) =>
  teamIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('team').select(['teamId', 'teamName']).where('teamId', 'in', teamIds).execute()

async function problemsOf(
  { docIds, teamIds, sections, button }: CampaignDocument,
  { db }: { db: Db },
): Promise<string[]> {
  const problems: string[] = []
  if (sections.length === 0 && !button) problems.push('请至少填写一段正文或一个按钮')
  if ((await activeDoctors(db, docIds)).length < new Set(docIds).size) problems.push('所选医生中有人已停用，请重新选择')
  if ((await teamsShown(db, teamIds)).length < new Set(teamIds).size)
    problems.push('所选团队中有的已不存在，请重新选择')
  return problems
}

export const campaignKind: EditionKind<CampaignDocument> = {
  kind: 'campaign',
  schema: campaignDocument,
  builtIn: builtInCampaigns,
  audits: campaignAudits,
  titleOf: ({ title }) => title,
  problemsOf,
}

/** Doctors who have left since are left out, in the order in which they were chosen. */
async function doctorsShown(ctx: Ctx, docIds: readonly string[]) {
  const active = new Set((await activeDoctors(ctx.db, docIds)).map(one => one.docId))
  const chosen = docIds.filter(docId => active.has(docId))
  return chosen.length === 0 ? [] : doctorsOf(ctx, chosen)
}

/** ~smarthos.activity.info. */
export const campaign: HandlerOf<typeof campaignServices.campaign> = async ({ input: { code }, ctx, refuse }) => {
  const found = await currentDocument(ctx.db, campaignKind, code)
  if (!found) return refuse('not_found')
  const { docIds, teamIds, ...shown } = found.document
  return { code, ...shown, doctors: await doctorsShown(ctx, docIds), teams: await teamsShown(ctx.db, teamIds) }
}
