import { sql, type RawBuilder } from 'kysely'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { licenceDays } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import type { Ctx } from '../../calls/handler.ts'

/**
 * Over rows of `doctor`: may prescribe today, by the right that the office gave and a licence that is not over. For statements that
 * are spelled; `today` is the parameter with the day, for a text that is another one each day is prepared anew each day.
 */
export const mayPrescribeText = (today: string, doctor: string): string =>
  `(${doctor}.can_prescribe and coalesce(${doctor}.licence_until >= ${today}::date, true))`

/** The same in a query. */
export const mayPrescribe = (now: number, doctor = 'doctor'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${doctor}.canPrescribe`)} and coalesce(${sql.ref(`${doctor}.licenceUntil`)} >= ${dayOf(now)}::date, true))`

/** Whether this doctor may prescribe today. */
export const isPrescriber = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, docId: string | null): Promise<boolean> =>
  (await db
    .selectFrom('doctor')
    .select('docId')
    .where('docId', '=', docId ?? '')
    .where(mayPrescribe(now))
    .executeTakeFirst()) !== undefined

/** Whether the licence of this doctor, nurse or pharmacist is over. Of who has no entry here no licence is known. */
export const isLicenceOver = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, docId: string | null): Promise<boolean> =>
  (await db
    .selectFrom('doctor')
    .select('docId')
    .where('docId', '=', docId ?? '')
    .where('licenceUntil', '<', dayOf(now))
    .executeTakeFirst()) !== undefined

/** Over rows of `doctor`: a hidden one may still answer, so his licence counts too where somebody logs in as him. */
export const isWorking = sql<boolean>`(doctor.is_active or exists (select from staff where staff.doc_id = doctor.doc_id and staff.is_active))`

/** Over rows of `doctor`: licences that are over or end within 30 days, or after that within 60. */
export function licenceEnds(now: number, when: keyof typeof licenceDays): RawBuilder<boolean> {
  const last = (days: number) => addDays(dayOf(now), days)
  return when === 'soon'
    ? sql<boolean>`doctor.licence_until <= ${last(licenceDays.soon)}`
    : sql<boolean>`(doctor.licence_until > ${last(licenceDays.soon)} and doctor.licence_until <= ${last(licenceDays.later)})`
}
