import { sql } from 'kysely'
import type { StaffRole } from '@nethos/contract/service.ts'
import { profileKinds } from '@nethos/contract/staff/staff-account.rules.ts'
import type { staffAccountServices as services } from '@nethos/contract/staff/staff-account.services.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import { findStaff, hasOtherAdmin, isLoginTaken, isProfileTaken, lockAccounts, wrongPost } from './account.table.ts'
import { handOver } from './one-time-password.ts'

// The row itself ends the sessions of whom it shuts out or gives another post (0110-looks.sql).

/** A few thousand rows at most, read in the order of their names until the page is full. */
export const listStaff: HandlerOf<typeof services.listStaff> = async ({ input, ctx }) => {
  const { search, role, isActive, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('staff')
    .leftJoin('doctor', 'doctor.docId', 'staff.docId')
    .select(['staffId', 'login', 'name', 'staff.isActive', 'oneTimeUntil', 'staff.createdAt', 'docName', 'staff.docId'])
    .select(sql<StaffRole>`staff.role`.as('role'))
    .$if(search !== '', query =>
      query.where(({ or, eb }) =>
        or([
          eb(sql`position(${search}::text in name)`, '>', 0),
          eb(sql`position(${search.toLowerCase()}::text in login)`, '>', 0),
        ]),
      ),
    )
    .$call(whenGiven(role, (query, role) => query.where('staff.role', '=', role)))
    .$call(whenGiven(isActive, (query, isActive) => query.where('staff.isActive', '=', isActive)))
    .orderBy('name')
    .orderBy('staffId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return pageOf(
    found.map(({ docId, docName, oneTimeUntil, createdAt, ...row }) => ({
      ...row,
      docId: docId ?? '',
      docName: docName ?? '',
      oneTimeUntil: oneTimeUntil?.getTime() ?? null,
      createdAt: createdAt.getTime(),
    })),
    input,
  )
}

export const listProfiles: HandlerOf<typeof services.listProfiles> = async ({ input: { role, search }, ctx }) =>
  profileKinds[role].length === 0
    ? []
    : ctx.db
        .selectFrom('doctor')
        .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
        .select(['docId', 'docName', 'docTitle'])
        .select(doctorDeptName.as('docDeptName'))
        .where('docType', 'in', profileKinds[role])
        .$if(search !== '', query => query.where(sql`position(${search}::text in doc_name)`, '>', 0))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('staff')
                .select('staffId')
                .whereRef('staff.docId', '=', 'doctor.docId')
                .where('staff.role', '=', role)
                .where('staff.isActive', '=', true),
            ),
          ),
        )
        .orderBy('docName')
        .orderBy('docId')
        .limit(20)
        .execute()

export const addStaff: HandlerOf<typeof services.addStaff> = async ({ input, ctx, refuse }) => {
  const { db, now } = ctx
  const { login, name, role } = input
  const docId = input.docId || null
  await lockAccounts(db)
  if (await isLoginTaken(db, login)) return refuse('login_taken')
  const wrong = await wrongPost(db, { role, docId })
  if (wrong) return refuse(wrong)
  const { shown: reply, stored: saved } = await handOver(now)
  const { staffId } = await db
    .insertInto('staff')
    .values({ login, name, role, docId, ...saved, createdAt: new Date(now) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  await ctx.audit({ action: 'staff.account.add', recordType: 'staff', recordId: staffId })
  return { staffId, ...reply }
}

export const changeStaff: HandlerOf<typeof services.changeStaff> = async ({ input, ctx, refuse }) => {
  const { db, caller } = ctx
  const { staffId, name, role } = input
  const docId = input.docId || null
  await lockAccounts(db)
  const before = await findStaff(db, staffId)
  if (!before) return refuse('not_found')
  const isElsewhere = role !== before.role || docId !== before.docId
  if (isElsewhere) {
    if (staffId === caller.staffId) return refuse('not_own_role')
    if (before.role === 'admin' && before.isActive && !(await hasOtherAdmin(db, staffId))) return refuse('last_admin')
    const wrong = await wrongPost(db, { role, docId }, staffId)
    if (wrong) return refuse(wrong)
  }
  await db.updateTable('staff').set({ name, role, docId }).where('staffId', '=', staffId).execute()
  await ctx.audit({ action: 'staff.account.change', recordType: 'staff', recordId: staffId })
  return true
}

export const resetStaffPassword: HandlerOf<typeof services.resetStaffPassword> = async ({
  input: { staffId },
  ctx,
  refuse,
}) => {
  const { db, caller, now } = ctx
  if (staffId === caller.staffId) return refuse('not_own_password')
  const found = await findStaff(db, staffId)
  if (!found) return refuse('not_found')
  const { shown: reply, stored: saved } = await handOver(now)
  await db.updateTable('staff').set(saved).where('staffId', '=', staffId).execute()
  await ctx.audit({ action: 'staff.account.password.reset', recordType: 'staff', recordId: staffId })
  return { staffId, ...reply }
}

export const switchStaff: HandlerOf<typeof services.switchStaff> = async ({
  input: { staffId, isActive },
  ctx,
  refuse,
}) => {
  const { db, caller } = ctx
  await lockAccounts(db)
  const found = await findStaff(db, staffId)
  if (!found) return refuse('not_found')
  if (found.isActive === isActive) return true
  if (!isActive && found.role === 'admin' && !(await hasOtherAdmin(db, staffId))) return refuse('last_admin')
  if (staffId === caller.staffId) return refuse('not_own_account')
  if (isActive && (await isProfileTaken(db, found, staffId))) return refuse('profile_taken')
  await db.updateTable('staff').set({ isActive }).where('staffId', '=', staffId).execute()
  await ctx.audit({
    action: isActive ? 'staff.account.enable' : 'staff.account.disable',
    recordType: 'staff',
    recordId: staffId,
  })
  return true
}
