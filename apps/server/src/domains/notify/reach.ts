import { sql } from 'kysely'

/** Of a row of `staff`: he has left a number, or a browser that takes messages. */
export const isInReach = sql<boolean>`(
  exists (select from staff_notice_setting as s where s.staff_id = staff.staff_id and s.mobile_sealed is not null)
  or exists (select from staff_push as p where p.staff_id = staff.staff_id))`
