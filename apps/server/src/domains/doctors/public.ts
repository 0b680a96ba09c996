import { sql, type Insertable } from 'kysely'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Review } from '../../database/types.gen.ts'
import type { Answerer } from './answerer.ts'

export { answererName, answererOf, type Answerer } from './answerer.ts'
export { isLicenceOver, isPrescriber, mayPrescribe } from './licence.ts'
export { replyTimeOf } from './reply-time.ts'
export { isPlace } from './places.ts'
export { notePromise } from './promise.table.ts'
export { personalServiceOf, personalServicesOf } from './personal-service.table.ts'
export { doctorsOf, findDoctor, nearestDoctors, recommendedDoctors } from './doctor.table.ts'
export { promoteCodeOf, promotedCount } from './promote-code.table.ts'
export { practiceOf, takePlaceToday } from './practice.table.ts'
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

/** How a doctor was reviewed in [from, until): how often, and how often with 8 of 10 and more. */
export async function reviewsOf(
  { db }: Pick<Ctx, 'db'>,
  docId: string,
  { from, until }: { from: Date; until: Date },
): Promise<{ count: number; good: number }> {
  const row = await db
    .selectFrom('review')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('score', '>=', 8).as('good'),
    ])
    .where('docId', '=', docId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), good: Number(row.good) }
}
