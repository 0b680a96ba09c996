import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { teamDeskServices } from '@nethos/contract/teams/team-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { saveSearchWords, spellingOfWords } from '../content/public.ts'
import { isPlace } from '../doctors/public.ts'
import { putUpPicture } from '../system/public.ts'

type Services = typeof teamDeskServices
type DeskCtx = Ctx<StaffCaller>

export const note = (ctx: DeskCtx, action: AuditAction, teamId: string) =>
  ctx.audit({ action, recordType: 'team', recordId: teamId })

/** Held until the transaction ends: two changes of one team wait for each other. */
export const takeTeam = ({ db }: DeskCtx, teamId: string) =>
  db
    .selectFrom('team')
    .select(['teamId', 'avatar', 'isShown'])
    .where('teamId', '=', teamId)
    .forUpdate()
    .executeTakeFirst()

interface Named {
  teamName: string
  hosId: string
  /** The team itself may keep its name. */
  except: string
}

const isTaken = async ({ db }: DeskCtx, { teamName, hosId, except }: Named): Promise<boolean> =>
  (await db
    .selectFrom('team')
    .select('teamId')
    .where('hosId', '=', hosId)
    .where('teamName', '=', teamName)
    .where('teamId', '<>', except)
    .executeTakeFirst()) !== undefined

export const addTeam: HandlerOf<Services['addTeam']> = async ({ input, ctx, refuse }) => {
  if (!(await isPlace(ctx, input))) return refuse('place_unknown')
  if (await isTaken(ctx, { ...input, except: '' })) return refuse('name_taken')
  const { teamId } = await ctx.db
    .insertInto('team')
    .values({
      ...input,
      ...spellingOfWords(input.teamName),
      avatar: '',
      isShown: false,
      isOpen: false,
      priceCents: 0,
      createdAt: new Date(ctx.now),
    })
    .returning('teamId')
    .executeTakeFirstOrThrow()
  await note(ctx, 'team.create', teamId)
  return { teamId }
}

export const changeTeam: HandlerOf<Services['changeTeam']> = async ({ input, ctx, refuse }) => {
  const { teamId, teamName, hosId, gbDeptCode, isShown } = input
  const team = await takeTeam(ctx, teamId)
  if (!team) return refuse('not_found')
  if (!(await isPlace(ctx, input))) return refuse('place_unknown')
  if (await isTaken(ctx, { teamName, hosId, except: teamId })) return refuse('name_taken')
  const avatar = input.teamAvatar || team.avatar
  if (isShown && !(await isLed(ctx, teamId))) return refuse('chief_missing')
  if (isShown && avatar === '') return refuse('picture_missing')
  const picture = { recordType: 'team', recordId: teamId, before: team.avatar, after: avatar }
  if (!(await putUpPicture(ctx, picture))) return refuse('picture_unknown')
  await ctx.db
    .updateTable('team')
    .set({
      teamName,
      ...spellingOfWords(teamName),
      hosId,
      gbDeptCode,
      deptName: input.clinicName,
      skill: input.teamSkill,
      resume: input.teamResume,
      tags: [...new Set(input.teamTags)],
      avatar,
      showAdm: input.showsChief,
      isShown,
      ...(isShown ? {} : { isOpen: false }),
    })
    .where('teamId', '=', teamId)
    .execute()
  await saveSearchWords(ctx.db, input.teamTags)
  await note(ctx, 'team.change', teamId)
  return true
}

const isLed = async ({ db }: DeskCtx, teamId: string): Promise<boolean> =>
  (await db
    .selectFrom('teamMember')
    .select('docId')
    .where('teamId', '=', teamId)
    .where('memLevel', '=', 'ADM')
    .executeTakeFirst()) !== undefined

/** Consults keep the price and the replies of the day of their issue: here only what is sold from now on changes. */
export const changeTeamOffer: HandlerOf<Services['changeTeamOffer']> = async ({ input, ctx, refuse }) => {
  const { teamId, ...terms } = input
  const team = await takeTeam(ctx, teamId)
  if (!team) return refuse('not_found')
  if (terms.isOpen && !team.isShown) return refuse('team_hidden')
  if (terms.replyLimit === 0) return refuse('replies_missing')
  await ctx.db.updateTable('team').set(terms).where('teamId', '=', teamId).execute()
  await note(ctx, 'team.offer.change', teamId)
  return true
}

export const saveTeamService: HandlerOf<Services['saveTeamService']> = async ({ input, ctx, refuse }) => {
  const { teamId, serviceId, servicePriceCents: priceCents, ...rest } = input
  if (!(await takeTeam(ctx, teamId))) return refuse('not_found')
  const fields = { ...rest, priceCents }
  if (serviceId) {
    const { numUpdatedRows } = await ctx.db
      .updateTable('teamService')
      .set(fields)
      .where('serviceId', '=', serviceId)
      .where('teamId', '=', teamId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('not_found')
    await note(ctx, 'team.service.change', teamId)
    return { serviceId }
  }
  const added = await ctx.db
    .insertInto('teamService')
    .values(({ selectFrom, fn, eb }) => ({
      ...fields,
      teamId,
      position: selectFrom('teamService')
        .select(eb(fn.coalesce(fn.max('position'), eb.lit(-1)), '+', 1).as('next'))
        .where('teamId', '=', teamId),
    }))
    .returning('serviceId')
    .executeTakeFirstOrThrow()
  await note(ctx, 'team.service.create', teamId)
  return added
}
