import type { teamDeskServices } from '@nethos/contract/teams/team-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { putUpPicture, takeDownPicture, wrongAddress } from '../system/public.ts'
import { note } from './change-team.ts'

export const changeTeamBanner: HandlerOf<(typeof teamDeskServices)['changeTeamBanner']> = async ({
  input: { teamId, url, ...input },
  ctx,
  refuse,
}) => {
  const team = await ctx.db
    .selectFrom('team')
    .select('adPicture')
    .where('teamId', '=', teamId)
    .forUpdate()
    .executeTakeFirst()
  if (!team) return refuse('not_found')
  const wrong = url === '' ? undefined : wrongAddress(ctx.runtime, url)
  if (wrong) return refuse('link_wrong', wrong.sentence === undefined ? {} : { sentence: wrong.sentence })
  const picture = input.picture ?? ''
  const place = { recordType: 'team', recordId: teamId, before: team.adPicture }
  if (picture === '') await takeDownPicture(ctx, place)
  else if (!(await putUpPicture(ctx, { ...place, after: picture }))) return refuse('picture_unknown')
  await ctx.db.updateTable('team').set({ adPicture: picture, adUrl: url }).where('teamId', '=', teamId).execute()
  await note(ctx, 'team.banner.change', teamId)
  return true
}
