import { sql } from 'kysely'
import { counted, type TodayPart } from '../../registry/today.ts'

export const todayOfDuty: TodayPart = {
  figures: {
    /** Where patients ask and nobody would be called in the place of who does not look. */
    departments_without_duty: ctx =>
      counted(
        ctx,
        sql`department where exists (
            select from doctor join doctor_offer as offer using (doc_id)
            where doctor.gb_dept_code = department.gb_dept_code and doctor.is_active and offer.is_open)
          and not exists (
            select from duty_member as member join staff using (staff_id)
            where member.gb_dept_code = department.gb_dept_code and staff.is_active)`,
        sql`null::timestamptz`,
      ),
  },
}
