import { sql } from 'kysely'
import { refuse, type Ctx, type Refused } from '../../../calls/handler.ts'
import { bedStatuses } from '@nethos/contract/inpatient/admission.status.ts'
import type { Admission } from '../admission.table.ts'
import { rankOf } from '../line.table.ts'

export interface FreeBed {
  bedId: string
  bedNo: string
  wardName: string
  /** Of the room; '': whoever comes. */
  gender: string
}

/** The bed, where it is free and one of his: of his department and for his sex. Held to the end of the transaction. */
export async function bedForOf(
  { db }: Ctx,
  one: Admission,
  bedId: string,
): Promise<FreeBed | Refused<'bed_taken' | 'bed_unfit'>> {
  const bed = await db
    .selectFrom('wardBed')
    .innerJoin('ward', 'ward.wardId', 'wardBed.wardId')
    .select(['bedId', 'bedNo', 'wardName', 'gender', 'state', 'hosId', 'deptCode'])
    .where('bedId', '=', bedId)
    .forUpdate('wardBed')
    .executeTakeFirst()
  if (!bed || bed.hosId !== one.hosId || bed.deptCode !== one.deptCode) return refuse('bed_unfit')
  if (bed.gender !== '' && bed.gender !== one.gender) return refuse('bed_unfit')
  const taken = await db
    .selectFrom('admission')
    .select('admissionId')
    .where('bedId', '=', bedId)
    .where('status', 'in', bedStatuses)
    .executeTakeFirst()
  return bed.state !== 'free' || taken ? refuse('bed_taken') : bed
}

/** Whose turn this bed is: the first of the line whom it fits, and who may come already. */
export async function nextFor(
  { db }: Ctx,
  { hosId, deptCode }: Admission,
  { gender }: FreeBed,
  today: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ admissionId: string }>`
    select admission_id from admission where hos_id = ${hosId} and dept_code = ${deptCode} and status = 'waiting'
      and (${gender} = '' or gender = ${gender}) and (not_before is null or not_before <= ${today}::date)
    order by ${rankOf('admission')}, queued_at, admission_id limit 1`.execute(db)
  return rows[0]?.admissionId
}
