import { sql, type RawBuilder } from 'kysely'
import { mayPrescribe } from '../doctors/public.ts'
import { isOnDuty } from '../duty/public.ts'

/** Doctors who may second a prescription of a renewal: of its department or on its duty list, with the right to prescribe, and not who wrote it. */
const seconds = (now: number) => sql`
  from staff second
  join doctor second_doctor on second_doctor.doc_id = second.doc_id
  join doctor writer on writer.doc_id = renewal.doc_id
  where second.is_active and second.role = 'doctor' and second_doctor.is_active and ${mayPrescribe(now, 'second_doctor')}
    and second.doc_id <> renewal.doc_id
    and (second_doctor.gb_dept_code = writer.gb_dept_code
      or ${isOnDuty(sql`second.staff_id`, sql`writer.gb_dept_code`)})`

/** In a query over `renewal`: whether it waits for a second doctor, and this one may be it. */
export const maySecond = (staffId: string, now: number): RawBuilder<boolean> =>
  sql<boolean>`(renewal.status = 'seconding' and exists (select ${seconds(now)} and second.staff_id = ${staffId}))`

/** A query that gives the consult_id of what waits for this doctor as the second one. */
export const consultsToSecond = (staffId: string, now: number): RawBuilder<string> =>
  sql<string>`(select renewal.consult_id from renewal where ${maySecond(staffId, now)})`

/** A query that gives the staff_id of each who may. */
export const secondsOf = (consultId: string, now: number): RawBuilder<unknown> =>
  sql`select second.staff_id from renewal cross join lateral (select second.staff_id ${seconds(now)}) second where renewal.consult_id = ${consultId}`
