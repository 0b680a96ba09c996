import { sql } from 'kysely'
import type { CheckupTab } from '@nethos/contract/checkup/checkup.tabs.ts'
import { checkupTabs } from '@nethos/contract/checkup/checkup.tabs.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Counted, TodayPart } from '../../registry/today.ts'
import { checkupOrders as lives } from './order.lifecycle.ts'

/** What stands in a tab of the desk, those alone that a hand of the desk is wanted for. */
const inTab = (ctx: Ctx<StaffCaller>, tab: CheckupTab): Promise<Counted> =>
  ctx.db
    .selectFrom('checkupOrder')
    .innerJoin('checkupCentre', 'checkupCentre.centreId', 'checkupOrder.centreId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(lives.stateNow(ctx.now), 'in', checkupTabs[tab].statuses)
    .$if(tab === 'toConfirm', query =>
      query.where('checkupCentre.needsDesk', '=', true).where('checkupOrder.deskConfirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow()

export const todayOfCheckups: TodayPart = {
  figures: {
    checkups_to_confirm: ctx => inTab(ctx, 'toConfirm'),
    checkups_to_refund: ctx => inTab(ctx, 'overdue'),
  },
}
