import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type {
  Article,
  ArticleType,
  Department,
  Doctor,
  DoctorOffer,
  Hospital,
  Review,
  Team,
} from '../../database/types.gen.ts'

const createdAt = new Date('2026-01-05T08:00:00+08:00')

export async function aHospital(db: Database, given: Partial<Insertable<Hospital>> = {}): Promise<string> {
  const hospital = { hosId: 'h1', hosName: '宁海人民医院', ...given }
  await db
    .insertInto('hospital')
    .values(hospital)
    .onConflict(on => on.doNothing())
    .execute()
  return hospital.hosId
}

export async function aDepartment(db: Database, given: Partial<Insertable<Department>> = {}): Promise<string> {
  const department = { gbDeptCode: '03', gbDeptName: '内科', ...given }
  await db
    .insertInto('department')
    .values(department)
    .onConflict(on => on.doNothing())
    .execute()
  return department.gbDeptCode
}

type SampleOffer = Pick<Insertable<DoctorOffer>, 'consultType' | 'priceCents' | 'replyLimit' | 'isOpen'>

/** A doctor of 宁海人民医院, 内科, unless something else is given. */
export async function aDoctor(
  db: Database,
  given: Partial<Insertable<Doctor>> & { offers?: SampleOffer[] } = {},
): Promise<string> {
  const { offers = [], ...fields } = given
  if (fields.hosId === undefined) await aHospital(db)
  if (fields.gbDeptCode === undefined) await aDepartment(db)
  const doctor = {
    docName: '张伟',
    gender: 'M',
    docTitle: '主任医师',
    hosId: 'h1',
    gbDeptCode: '03',
    avatar: 'portrait-1',
    createdAt,
    ...fields,
  }
  const { docId } = await db.insertInto('doctor').values(doctor).returning('docId').executeTakeFirstOrThrow()
  if (offers.length > 0)
    await db
      .insertInto('doctorOffer')
      .values(offers.map(offer => ({ docId, ...offer })))
      .execute()
  return docId
}

/** A promise, made some hours ago: waiting, answered after so many seconds, or ended by an event. */
export async function aPromise(
  db: Database,
  {
    docId = null,
    teamId = null,
    madeAgo = 100,
    answeredAfter,
    endedBy,
  }: { docId?: string | null; teamId?: string | null; madeAgo?: number; answeredAfter?: number; endedBy?: string },
): Promise<void> {
  const madeAt = Date.now() - madeAgo * 3_600_000
  const dueAt = madeAt + 24 * 3_600_000
  await db
    .insertInto('promise')
    .values({
      consultId: randomUUID(),
      docId,
      teamId,
      madeAt: new Date(madeAt),
      dueAt: new Date(dueAt),
      answeredAt: answeredAfter === undefined ? null : new Date(madeAt + answeredAfter * 1_000),
      ...(endedBy && { endedAt: new Date(dueAt), endedBy }),
    })
    .execute()
}

/** A team that can be asked for 300 yuan, unless something else is given. */
export async function aTeam(
  db: Database,
  given: Partial<Insertable<Team>> & { members?: string[] } = {},
): Promise<string> {
  const { members = [], ...fields } = given
  if (fields.hosId === undefined) await aHospital(db)
  if (fields.gbDeptCode === undefined) await aDepartment(db)
  const team = {
    teamName: '糖尿病团队',
    hosId: 'h1',
    gbDeptCode: '03',
    avatar: 'team-1',
    priceCents: 30000,
    createdAt,
    ...fields,
  }
  const { teamId } = await db.insertInto('team').values(team).returning('teamId').executeTakeFirstOrThrow()
  if (members.length > 0) {
    const rows = members.map((docId, position) => ({
      teamId,
      docId,
      memLevel: position === 0 ? 'ADM' : 'MEM',
      position,
    }))
    await db.insertInto('teamMember').values(rows).execute()
  }
  return teamId
}

export const aReview = (db: Database, given: Partial<Insertable<Review>> & ({ docId: string } | { teamId: string })) =>
  db
    .insertInto('review')
    .values({ moduleType: 'DOCPIC', score: 10, patientNameMasked: '李*', createdAt, ...given })
    .execute()

export const anArticle = (
  db: Database,
  given: Partial<Insertable<Article>> & ({ docId: string } | { teamId: string } | { typeId: string; shelf: string }),
) =>
  db
    .insertInto('article')
    .values({
      title: '怎样量血压',
      bodyHtml: '<p>坐着量。</p>',
      status: 'published',
      writtenAt: createdAt,
      publishedAt: createdAt,
      ...given,
    })
    .execute()

export const anArticleType = (db: Database, given: Partial<Insertable<ArticleType>> = {}) =>
  db
    .insertInto('articleType')
    .values({ typeId: 'he1', shelf: 'health', typeName: '心脑血管', ...given })
    .execute()
