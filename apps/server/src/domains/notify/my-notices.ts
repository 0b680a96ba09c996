import type { notifyServices } from '@nethos/contract/notify/notify.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { alertOne } from './alert.ts'
import { saveSetting, settingOf } from './setting.table.ts'

type Services = typeof notifyServices

export const myNotices: HandlerOf<Services['myNotices']> = ({ ctx }) => settingOf(ctx, ctx.caller.staffId)

export const saveNotices: HandlerOf<Services['saveNotices']> = async ({ input, ctx }) => {
  const { staffId } = ctx.caller
  await saveSetting(ctx, staffId, input)
  await ctx.audit({ action: 'staff.notice.change', recordType: 'staff', recordId: staffId })
  return true
}

export const tryNotices: HandlerOf<Services['tryNotices']> = async ({ ctx, refuse }) =>
  (await alertOne(ctx, ctx.caller.staffId, { template: 'consult-new', link: '/' })) > 0 || refuse('no_way')
