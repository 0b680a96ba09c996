import { sql } from 'kysely'
import type { StaffRole } from '@nethos/contract/service.ts'
import { profileKinds, wantsProfile } from '@nethos/contract/staff/staff-account.rules.ts'
import type { Db } from '../../database/connect.ts'

/** Changes of accounts stand in line: two administrators who switch each other off must not both succeed. */
export const lockAccounts = (db: Db) => sql`select pg_advisory_xact_lock(20261122, 295)`.execute(db)

/** Whether an administrator can log in who is not this one. */
export const hasOtherAdmin = async (db: Db, staffId: string): Promise<boolean> =>
  (await db
    .selectFrom('staff')
    .select('staffId')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('staffId', '<>', staffId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const isLoginTaken = async (db: Db, login: string): Promise<boolean> =>
  (await db.selectFrom('staff').select('staffId').where('login', '=', login).executeTakeFirst()) !== undefined

export const findStaff = (db: Db, staffId: string) =>
  db
    .selectFrom('staff')
    .select(['staffId', 'login', 'name', 'docId', 'isActive'])
    .select(sql<StaffRole>`role`.as('role'))
    .where('staffId', '=', staffId)
    .executeTakeFirst()

export interface Post {
  role: StaffRole
  docId: string | null
}

/** Who else works in this role in the name of the same doctor. */
export async function isProfileTaken(db: Db, { role, docId }: Post, staffId = ''): Promise<boolean> {
  if (docId === null) return false
  const other = await db
    .selectFrom('staff')
    .select('staffId')
    .where('docId', '=', docId)
    .where('role', '=', role)
    .where('isActive', '=', true)
    .where('staffId', '<>', staffId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether this role may answer in the name of this doctor. Who answers nobody brings none. */
export async function wrongPost(
  db: Db,
  post: Post,
  staffId?: string,
): Promise<'profile_missing' | 'profile_unknown' | 'profile_taken' | undefined> {
  const { role, docId } = post
  if (!wantsProfile(role)) return docId === null ? undefined : 'profile_unknown'
  if (docId === null) return 'profile_missing'
  const doctor = await db
    .selectFrom('doctor')
    .select('docId')
    .where('docId', '=', docId)
    .where('docType', 'in', profileKinds[role])
    .executeTakeFirst()
  if (!doctor) return 'profile_unknown'
  return (await isProfileTaken(db, post, staffId)) ? 'profile_taken' : undefined
}
