import { sql } from 'kysely'
import type { dutyServices } from '@nethos/contract/duty/duty.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { doctorDeptName } from '../../database/dept-name.ts'

import { isInReach } from '../notify/public.ts'
import { isTurn } from './duty.table.ts'

type Services = typeof dutyServices

/** Doctors and nurses who work here, with what the office is shown of them. */
const people = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('staff')
    .innerJoin('doctor', 'doctor.docId', 'staff.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['staff.staffId', 'staff.name', 'docTitle'])
    .select(doctorDeptName.as('docDeptName'))
    .select(isInReach.as('isReachable'))
    .where('staff.isActive', '=', true)
    .where('role', 'in', ['doctor', 'nurse'])

export const listDuty: HandlerOf<Services['listDuty']> = async ({ ctx }) => {
  const [departments, members] = await Promise.all([
    ctx.db
      .selectFrom('department')
      .select(['gbDeptCode', 'gbDeptName'])
      .where(({ exists, selectFrom, or }) =>
        or([
          exists(
            selectFrom('doctor')
              .select('docId')
              .whereRef('doctor.gbDeptCode', '=', 'department.gbDeptCode')
              .where('doctor.isActive', '=', true),
          ),
          exists(
            selectFrom('dutyMember').select('staffId').whereRef('dutyMember.gbDeptCode', '=', 'department.gbDeptCode'),
          ),
        ]),
      )
      .orderBy('gbDeptCode')
      .execute(),
    people(ctx)
      .innerJoin('dutyMember', 'dutyMember.staffId', 'staff.staffId')
      .select(['dutyMember.gbDeptCode as of', 'fromTime as from', 'untilTime as until'])
      .select(isTurn(ctx.now).as('isNow'))
      .orderBy('dutyMember.position')
      .execute(),
  ])
  return departments.map(one => ({
    ...one,
    members: members.filter(({ of }) => of === one.gbDeptCode).map(({ of: _of, ...member }) => member),
  }))
}

export const listDutyCandidates: HandlerOf<Services['listDutyCandidates']> = ({ input: { search }, ctx }) =>
  people(ctx)
    .$if(search !== '', query => query.where(sql<boolean>`position(${search}::text in staff.name) > 0`))
    .orderBy('staff.name')
    .orderBy('staff.staffId')
    .limit(20)
    .execute()

export const saveDuty: HandlerOf<Services['saveDuty']> = async ({ input, ctx, refuse }) => {
  const { gbDeptCode } = input
  const staffIds = [...new Set(input.staffIdList)]
  const department = await ctx.db
    .selectFrom('department')
    .select('gbDeptCode')
    .where('gbDeptCode', '=', gbDeptCode)
    .forUpdate()
    .executeTakeFirst()
  if (!department) return refuse('not_found')
  if (staffIds.length > 0) {
    const known = await people(ctx).where('staff.staffId', 'in', staffIds).execute()
    if (known.length !== staffIds.length) return refuse('not_answering')
  }
  await ctx.db.deleteFrom('dutyMember').where('gbDeptCode', '=', gbDeptCode).execute()
  if (staffIds.length > 0)
    await ctx.db
      .insertInto('dutyMember')
      .values(
        staffIds.map((staffId, position) => {
          const { from = '00:00', until = '24:00' } = input.hours.find(one => one.staffId === staffId) ?? {}
          return { gbDeptCode, staffId, position, fromTime: from, untilTime: until }
        }),
      )
      .execute()
  await ctx.audit({ action: 'duty.change', recordType: 'department', recordId: gbDeptCode })
  return true
}
