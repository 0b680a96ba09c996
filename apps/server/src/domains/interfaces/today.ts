import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfInterfaces: TodayPart = {
  figures: {
    held_messages: ctx => counted(ctx, sql`interface_message where fault <> '' and settled_at is null`, sql`came_at`),
  },
}
