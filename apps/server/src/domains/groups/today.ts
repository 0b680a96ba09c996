import { sql } from 'kysely'
import type { TodayPart } from '../../registry/today.ts'
import { mayHandle } from './group.table.ts'

export const todayOfGroups: TodayPart = {
  figures: {
    group_alerts: ctx =>
      ctx.db
        .selectFrom('groupAlert')
        .innerJoin('patientGroup', 'patientGroup.groupId', 'groupAlert.groupId')
        .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(group_alert.created_at)`.as('since')])
        .where('groupAlert.settledAt', 'is', null)
        .where(mayHandle(ctx))
        .executeTakeFirstOrThrow(),
  },
}
