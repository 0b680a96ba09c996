import { messageModules, moduleLabel, silenceableModules } from '@nethos/contract/messages/messages.modules.ts'
import type { messageServices } from '@nethos/contract/messages/messages.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const listPushSettings: HandlerOf<typeof messageServices.listPushSettings> = async ({ ctx: { db, caller } }) => {
  const saved = await db
    .selectFrom('pushSetting')
    .select(['moduleType', 'isOn'])
    .where('accountId', '=', caller.accountId)
    .execute()
  const isOn = new Map(saved.map(row => [row.moduleType, row.isOn]))
  return silenceableModules.map(moduleType => ({
    moduleType,
    moduleName: moduleLabel(moduleType),
    isOn: isOn.get(moduleType) ?? true,
  }))
}

export const changePushSetting: HandlerOf<typeof messageServices.changePushSetting> = async ({
  input: { moduleType, isOn },
  ctx: { db, caller, now },
  refuse,
}) => {
  if (!messageModules[moduleType].canBeSilent) return refuse('always_told')
  const changed = { isOn, changedAt: new Date(now) }
  await db
    .insertInto('pushSetting')
    .values({ accountId: caller.accountId, moduleType, ...changed })
    .onConflict(on => on.columns(['accountId', 'moduleType']).doUpdateSet(changed))
    .execute()
  return true
}
