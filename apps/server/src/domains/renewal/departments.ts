import { sql } from 'kysely'
import { openRenewalConsults } from '../consult/public.ts'
import { mayPrescribe } from '../doctors/public.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

/** Only departments with a doctor who may prescribe (可开处方). */
export const listDepartments: HandlerOf<typeof renewalServices.listDepartments> = ({ ctx }) =>
  ctx.db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['department.gbDeptCode', 'department.gbDeptName', sql<number>`count(*)::int`.as('doctors')])
    .where('doctor.isActive', '=', true)
    .where(mayPrescribe(ctx.now))
    .groupBy(['department.gbDeptCode', 'department.gbDeptName'])
    .orderBy('department.gbDeptCode')
    .execute()

const most = 100

export const listDoctors: HandlerOf<typeof renewalServices.listDoctors> = async ({ input, ctx }) => {
  const rows = await ctx.db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .select([
      'docId',
      'docName',
      'docTitle',
      'deptName',
      'gbDeptName',
      'hosName as docHosName',
      'avatar as docAvatar',
      'skill as docSkill',
    ])
    .where('doctor.isActive', '=', true)
    .where(mayPrescribe(ctx.now))
    .where('doctor.gbDeptCode', '=', input.gbDeptCode)
    .orderBy('recommendPosition')
    .orderBy('docId')
    .limit(most)
    .execute()
  const open = await openRenewalConsults(ctx)
  return rows.map(({ deptName, gbDeptName, ...row }) => ({
    ...row,
    docDeptName: deptName || gbDeptName,
    open: open.filter(one => one.docId === row.docId).map(({ personId, consultId }) => ({ personId, consultId })),
  }))
}
