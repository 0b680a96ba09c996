import { sql, type Insertable } from 'kysely'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Review } from '../../database/types.gen.ts'

export { replyTimeOf } from './reply-time.ts'
export { isPlace } from './places.ts'
export { notePromise } from './promise.table.ts'
export { personalServiceOf, personalServicesOf } from './personal-service.table.ts'
export { doctorsOf, findDoctor, nearestDoctors, recommendedDoctors } from './doctor.table.ts'
export { notePromotion, promoteCodeOf, promotedCount } from './promote-code.table.ts'
export { followScanned } from './scanned.ts'
export { reviewPage } from './review.table.ts'

/** What a doctor sells in one way, and whose card stands above it. */
export interface DoctorOffer {
  priceCents: number
  /** Replies that the patient may send; of PERSONAL_TIME_PIC a day. */
  replyLimit: number
  /** Can be bought now. */
  isOpen: boolean
  docName: string
  docTitle: string
  docDeptName: string
  docHosName: string
  docAvatar: string
}

/** What the doctor asks for this kind of consult now; closed when he does not offer it; undefined when there is no such doctor. */
export async function offerOf({ db }: Ctx, docId: string, consultType: ConsultType): Promise<DoctorOffer | undefined> {
  const row = await db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .leftJoin('doctorOffer', on =>
      on.onRef('doctorOffer.docId', '=', 'doctor.docId').on('doctorOffer.consultType', '=', consultType),
    )
    .select([
      'doctor.docName',
      'doctor.docTitle',
      'hosName as docHosName',
      'doctor.avatar as docAvatar',
      'deptName',
      'gbDeptName',
    ])
    .select(['doctor.isActive', 'doctorOffer.isOpen', 'priceCents', 'replyLimit'])
    .where('doctor.docId', '=', docId)
    .executeTakeFirst()
  if (!row) return undefined
  const { deptName, gbDeptName, isActive, isOpen, priceCents, replyLimit, ...shown } = row
  return {
    ...shown,
    docDeptName: deptName || gbDeptName,
    priceCents: priceCents ?? 0,
    replyLimit: replyLimit ?? 0,
    isOpen: isActive && isOpen === true,
  }
}

/** Who answers a consult: exactly one of the two is there. */
export interface Answerer {
  docId: string | null
  teamId: string | null
}

/** The doctor's or the team's name, and the doctor's department. */
export async function answererOf(
  { db }: Ctx,
  { docId, teamId }: Answerer,
): Promise<{ name: string; deptCode: string | null }> {
  const row = docId
    ? await db
        .selectFrom('doctor')
        .select(['docName as name', 'gbDeptCode as deptCode'])
        .where('docId', '=', docId)
        .executeTakeFirst()
    : await db.selectFrom('team').select('teamName as name').where('teamId', '=', teamId).executeTakeFirst()
  return { name: row?.name ?? '', deptCode: (row && 'deptCode' in row ? row.deptCode : null) as string | null }
}

/** The doctor's or the team's name. */
export const answererName = async (ctx: Ctx, answerer: Answerer): Promise<string> =>
  (await answererOf(ctx, answerer)).name

/** The names of doctors and departments, in the order of their ids; ids that nobody has are left out. */
export async function namesOf(
  { db }: Pick<Ctx, 'db'>,
  { docIds, deptCodes }: { docIds: readonly string[]; deptCodes: readonly string[] },
): Promise<{ doctors: string[]; departments: string[] }> {
  const doctors =
    docIds.length === 0
      ? []
      : await db.selectFrom('doctor').select('docName as name').where('docId', 'in', docIds).orderBy('docId').execute()
  const departments =
    deptCodes.length === 0
      ? []
      : await db
          .selectFrom('department')
          .select('gbDeptName as name')
          .where('gbDeptCode', 'in', deptCodes)
          .orderBy('gbDeptCode')
          .execute()
  return { doctors: doctors.map(one => one.name), departments: departments.map(one => one.name) }
}

/** Keeps a review and adds its score to the sums of who is reviewed; in the caller's transaction. */
export async function addReview(
  ctx: Ctx,
  review: Omit<Insertable<Review>, 'reviewId' | 'createdAt'> & Answerer,
): Promise<void> {
  await ctx.db
    .insertInto('review')
    .values({ ...review, createdAt: new Date(ctx.now) })
    .execute()
  await add(ctx, review, { scoreSum: review.score, scoreCount: 1 })
}

/** Counts a consult that was answered and has ended. */
export const noteServed = (ctx: Ctx, answerer: Answerer): Promise<void> => add(ctx, answerer, { servedCount: 1 })

type Sums = { servedCount: number } | { scoreSum: number; scoreCount: number }

async function add({ db }: Ctx, { docId, teamId }: Answerer, sums: Sums): Promise<void> {
  const raised = Object.fromEntries(
    Object.entries(sums).map(([column, by]) => [column, sql`${sql.ref(column)} + ${by}`]),
  )
  if (docId) await db.updateTable('doctor').set(raised).where('docId', '=', docId).execute()
  else if (teamId) await db.updateTable('team').set(raised).where('teamId', '=', teamId).execute()
}
