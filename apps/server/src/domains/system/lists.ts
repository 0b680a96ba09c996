import { isOpenParam, paramKeys } from '@nethos/contract/system/system.params.ts'
import type { systemServices } from '@nethos/contract/system/system.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { eventTicket as ticketFor, listeningOf } from '../../events/stream.ts'
import { usualParams } from './params.ts'

export const eventTicket: HandlerOf<typeof systemServices.eventTicket> = async ({
  ctx: { db, caller, runtime, now },
}) => {
  const teams =
    caller.kind === 'staff' && caller.docId
      ? await db.selectFrom('teamMember').select('teamId').where('docId', '=', caller.docId).execute()
      : []
  return {
    ticket: ticketFor(
      runtime,
      listeningOf(
        caller,
        teams.map(team => team.teamId),
      ),
      now,
    ),
  }
}

export const dictionary: HandlerOf<typeof systemServices.dictionary> = ({ input, ctx: { db } }) =>
  db
    .selectFrom('dictionary')
    .select(['dictionaryId', 'dicValue', 'isGood'])
    .where('dicName', '=', input.dicName)
    .orderBy('position')
    .execute()

export const setting: HandlerOf<typeof systemServices.setting> = async ({ input, ctx: { db, runtime } }) => {
  const row = await db
    .selectFrom('param')
    .select('value')
    .where('key', '=', input.key)
    .where('isPublic', '=', true)
    .executeTakeFirst()
  if (row) return row.value
  const key = paramKeys.find(one => one === input.key)
  return key && isOpenParam(key) ? usualParams(runtime.settings)[key] : input.defaultString
}

export const regions: HandlerOf<typeof systemServices.regions> = ({ input, ctx: { db } }) => {
  const below = db
    .selectFrom('area')
    .select(({ exists, selectFrom }) => [
      'areaCode',
      'areaName',
      exists(selectFrom('area as sub').select('sub.areaCode').whereRef('sub.parentCode', '=', 'area.areaCode')).as(
        'hasSub',
      ),
    ])
    .select(({ fn, ref, val }) => fn.coalesce(ref('parentCode'), val('')).as('parentCode'))
    .orderBy('areaCode')
  const chosen = input.parentCode ? below.where('parentCode', '=', input.parentCode) : below.where('level', '=', 1)
  return chosen.execute() as Promise<{ areaCode: string; areaName: string; parentCode: string; hasSub: boolean }[]>
}
